import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkUnavailable, loadChunk, loadOptional, loadPart } from './load-chunk.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const fetched = vi.fn<typeof fetch>();
const site = 'https://thymely.example';
const noAnswer = new TypeError('Failed to fetch');
const cues = new EventTarget();
const failing = (): Promise<string> =>
  Promise.reject(
    new TypeError(`Failed to fetch dynamically imported module: ${site}/assets/cart-page-A1.js`),
  );
const loaded = [
  { name: `${site}/assets/main-B2.js`, responseStatus: 200 },
  { name: `${site}/assets/cart-C3.js`, responseStatus: 404 },
  { name: `${site}/api/menu`, responseStatus: 503 },
];

/** Whether a promise is still pending after everything that could settle it has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting');
  const later = new Promise((resolve) => setTimeout(resolve, 5, waiting));
  return (await Promise.race([promise.catch(() => 'failed'), later])) === waiting;
}

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  fetched.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('performance', { getEntriesByType: () => loaded });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', cues);
  vi.stubGlobal('document', cues);
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

  it('is found by a tab that was opened before a deploy after one reload, with all that the tab keeps', async () => {
    stored.set('draft', 'what was typed at the checkout');
    fetched
      .mockResolvedValueOnce(new Response())
      .mockResolvedValue(new Response('', { status: 404 }));
    expect(await isPending(loadChunk(failing))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(await loadChunk(() => Promise.resolve('the part of the new page'))).toBeTruthy();
    expect(stored.get('draft')).toBe('what was typed at the checkout');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is first fetched past the cache, together with every other asset that failed', async () => {
    await isPending(loadChunk(failing));
    expect(fetched.mock.calls).toEqual([
      ['/', { method: 'HEAD', cache: 'no-store' }],
      [`${site}/assets/cart-page-A1.js`, { cache: 'reload' }],
      [`${site}/assets/cart-C3.js`, { cache: 'reload' }],
    ]);
  });

  it('reloads the page when fetching it again also fails', async () => {
    fetched.mockRejectedValue(noAnswer).mockResolvedValueOnce(new Response());
    expect(await isPending(loadChunk(failing))).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is given up when the reload did not help, even if other parts loaded in between', async () => {
    await isPending(loadChunk(failing));
    await loadChunk(() => Promise.resolve('another part'));
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('is not requested while the browser is offline, because the browser would not request it again', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(noAnswer);
    const load = vi.fn(failing);
    await expect(loadChunk(load)).rejects.toMatchObject({ isOffline: true });
    expect(load).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('is requested, once the site has responded, although the browser reports no connection', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    let answer: (response: Response) => void = () => undefined;
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const load = vi.fn(() => Promise.resolve('the part'));
    const part = loadChunk(load);
    expect(await isPending(part)).toBe(true);
    expect(load).not.toHaveBeenCalled();
    answer(new Response());
    expect(await part).toBe('the part');
  });

  it('does not reload the page while the site does not respond', async () => {
    fetched.mockRejectedValue(noAnswer);
    await expect(loadChunk(failing)).rejects.toMatchObject({ isOffline: true });
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload when storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    await expect(loadChunk(failing)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('code that only adds something', () => {
  it('is given up without a reload when the site responds, because a content blocker may hold it back', async () => {
    await expect(loadOptional(failing)).rejects.toMatchObject({ isOffline: false });
    expect(reload).not.toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });

  it('is not requested while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(noAnswer);
    const load = vi.fn(failing);
    await expect(loadOptional(load)).rejects.toMatchObject({ isOffline: true });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('a part of a page that has to wait for the network', () => {
  it.each(['online', 'click'])('is loaded once the site responds, checked on %s', async (cue) => {
    vi.stubGlobal('navigator', { onLine: false });
    fetched.mockRejectedValue(noAnswer);
    const load = vi.fn(() => Promise.resolve('the part'));
    const part = loadPart(load);
    cues.dispatchEvent(new Event(cue));
    expect(await isPending(part)).toBe(true);
    expect(load).not.toHaveBeenCalled();

    fetched.mockResolvedValue(new Response());
    cues.dispatchEvent(new Event(cue));
    expect(await part).toBe('the part');
  });

  it('also waits when the browser wrongly reports a connection', async () => {
    fetched.mockRejectedValue(noAnswer);
    const load = vi.fn(failing);
    const part = loadPart(load);
    expect(await isPending(part)).toBe(true);
    expect(reload).not.toHaveBeenCalled();

    fetched.mockResolvedValue(new Response());
    load.mockResolvedValue('the part');
    cues.dispatchEvent(new Event('online'));
    expect(await part).toBe('the part');
  });

  it('is given up when the site responds but the part is missing, even after a reload', async () => {
    await isPending(loadPart(failing));
    await expect(loadPart(failing)).rejects.toMatchObject({ isOffline: false });
    expect(reload).toHaveBeenCalledOnce();
  });
});
