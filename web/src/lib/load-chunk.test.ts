import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkUnavailable, loadChunk } from './load-chunk.ts';

const reload = vi.fn();
const stored = new Map<string, string>();
const failing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Whether a promise is still waiting after everything that could settle it has run. */
async function isPending(promise: Promise<unknown>): Promise<boolean> {
  const waiting = Symbol('waiting');
  const later = new Promise((resolve) => setTimeout(resolve, 5, waiting));
  return (await Promise.race([promise.catch(() => 'failed'), later])) === waiting;
}

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  vi.stubGlobal('location', { reload });
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
