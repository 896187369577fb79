import { afterEach, expect, it, vi } from 'vitest';
import { tryPicture } from './load-picture.ts';

afterEach(() => vi.unstubAllGlobals());

function stubBrowser({ onLine, isReachable }: { onLine: boolean; isReachable: boolean }): void {
  class SilentImage {
    onerror: (() => void) | undefined;
    set src(_: string) {
      queueMicrotask(() => this.onerror?.());
    }
  }
  vi.stubGlobal('Image', SilentImage);
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () =>
    isReachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Lost')),
  );
}

it('a picture that does not load while the connection is lost is not taken for one that is gone', async () => {
  const { signal } = new AbortController();
  stubBrowser({ onLine: true, isReachable: false });
  expect(await tryPicture('https://old.example/a.jpg', signal)).toBe('silent');
  stubBrowser({ onLine: false, isReachable: false });
  await expect(tryPicture('https://old.example/a.jpg', signal)).rejects.toMatchObject({
    status: 0,
  });
});

it('a picture that does not load is gone if the site answers, although the browser reports no connection', async () => {
  stubBrowser({ onLine: false, isReachable: true });
  const { signal } = new AbortController();
  expect(await tryPicture('https://old.example/a.jpg', signal)).toBe('silent');
});
