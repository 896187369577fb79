import { afterEach, expect, it, vi } from 'vitest';
import { tryPicture } from './load-picture.ts';

afterEach(() => vi.unstubAllGlobals());

function stubBrowser(onLine: boolean): void {
  class SilentImage {
    onerror: (() => void) | undefined;
    set src(_: string) {
      queueMicrotask(() => this.onerror?.());
    }
  }
  vi.stubGlobal('Image', SilentImage);
  vi.stubGlobal('navigator', { onLine });
}

it('a picture that does not load while the connection is lost is not taken for one that is gone', async () => {
  const { signal } = new AbortController();
  stubBrowser(true);
  expect(await tryPicture('https://old.example/a.jpg', signal)).toBe('silent');
  stubBrowser(false);
  await expect(tryPicture('https://old.example/a.jpg', signal)).rejects.toMatchObject({
    status: 0,
  });
});
