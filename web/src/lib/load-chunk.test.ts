import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkUnavailable, loadChunk } from './load-chunk.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const fetched = vi.fn<typeof fetch>(async () => new Response());
const site = 'https://thymely.example';
const failing = () =>
  Promise.reject(
    new TypeError(`Failed to fetch dynamically imported module: ${site}/assets/cart-page-A1.js`),
  );
const loaded = [
  { name: `${site}/assets/main-B2.js`, responseStatus: 200 },
  { name: `${site}/assets/cart-C3.js`, responseStatus: 404 },
  { name: `${site}/api/menu`, responseStatus: 503 },
];

/** Whether a promise is still waiting after everything that could settle it has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting');
  const later = new Promise((resolve) => setTimeout(resolve, 5, waiting));
  return (await Promise.race([promise.catch(() => 'failed'), later])) === waiting;
}

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  fetched.mockClear();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('performance', { getEntriesByType: () => loaded });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe('a part of the app that cannot be loaded', () => {
  it('reloads the page once and shows nothing meanwhile', async () => {
    expect(await isPending(loadChunk(failing))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is asked for past the cache first, with every other asset that failed', async () => {
    await isPending(loadChunk(failing));
    expect(fetched.mock.calls).toEqual([
      [`${site}/assets/cart-page-A1.js`, { cache: 'reload' }],
      [`${site}/assets/cart-C3.js`, { cache: 'reload' }],
    ]);
  });

  it('reloads the page also when asking again fails', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await isPending(loadChunk(failing))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is given up when the reload did not help, even if other parts loaded in between', async () => {
    await isPending(loadChunk(failing));
    await loadChunk(() => Promise.resolve('another part'));
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('does not reload while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(reload).not.toHaveBeenCalled();
  });
});
