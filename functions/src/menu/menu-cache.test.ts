import { expect, it, vi } from 'vitest';
import { createMenuCache } from './menu-cache.ts';
import type { WholeMenu } from './store.ts';
import { emptyMenu } from '../testing/dishes.ts';
import { patienceMs } from '../testing/patience.ts';

/** A menu whose only content is its version. */
function versionedMenu() {
  const menu = {
    version: 'v1',
    readVersion: vi.fn(async () => menu.version),
    readAll: vi.fn(async (): Promise<WholeMenu> => ({
      ...emptyMenu,
      version: menu.version,
    })),
  };
  return menu;
}

it('the menu is read in full once, and by its version from then on', async () => {
  const menu = versionedMenu();
  const cache = createMenuCache(menu);
  for (let call = 0; call < 5; call++) await cache.read();
  expect(menu.readAll).toHaveBeenCalledTimes(1);
  expect(menu.readVersion).toHaveBeenCalledTimes(5);
});

it('the menu is read again when its version has changed', async () => {
  const menu = versionedMenu();
  const cache = createMenuCache(menu);
  await cache.read();
  menu.version = 'v2';
  expect((await cache.read()).version).toBe('v2');
});

it('the menu is read again after 60 seconds, for edits that do not raise the version', async () => {
  const menu = versionedMenu();
  let nowMs = 0;
  const cache = createMenuCache(menu, () => nowMs);
  await cache.read();
  nowMs = 59_999;
  await cache.read();
  expect(menu.readAll).toHaveBeenCalledTimes(1);
  nowMs = 60_000;
  await cache.read();
  expect(menu.readAll).toHaveBeenCalledTimes(2);
});

it('the menu is read once for calls that come together', async () => {
  const menu = versionedMenu();
  const cache = createMenuCache(menu);
  await Promise.all(Array.from({ length: 20 }, () => cache.read()));
  expect(menu.readAll).toHaveBeenCalledTimes(1);
});

it('the menu is never older than the call, even when the call joins an earlier reading', async () => {
  const menu = versionedMenu();
  const cache = createMenuCache(menu);
  let finish = () => {};
  menu.readAll.mockImplementationOnce(
    () => new Promise((resolve) => (finish = () => resolve(emptyMenu))),
  );
  const early = cache.read();
  await vi.waitFor(() => expect(menu.readAll).toHaveBeenCalled(), patienceMs);
  menu.version = 'v2';
  const late = cache.read();
  await vi.waitFor(() => expect(menu.readVersion).toHaveBeenCalledTimes(2), patienceMs);
  finish();
  await early;
  expect((await late).version).toBe('v2');
});

it('a menu that was forgotten is read again, also when its reading had already begun', async () => {
  const menu = versionedMenu();
  // A clock that was set back changes nothing about it.
  let nowMs = 0;
  const cache = createMenuCache(menu, () => nowMs--);
  let finish = () => {};
  menu.readAll.mockImplementationOnce(
    () => new Promise((resolve) => (finish = () => resolve({ ...emptyMenu, version: 'v1' }))),
  );
  const early = cache.read();
  await vi.waitFor(() => expect(menu.readAll).toHaveBeenCalled(), patienceMs);
  menu.version = 'v2';
  cache.forget();
  finish();
  await early;
  expect((await cache.readOfLastMinute()).version).toBe('v2');
  expect((await cache.readOfLastMinute()).version).toBe('v2');
  expect(menu.readAll).toHaveBeenCalledTimes(2);
});

it('the cache survives a failed reading', async () => {
  const menu = versionedMenu();
  const cache = createMenuCache(menu);
  menu.readAll.mockRejectedValueOnce(new Error('away'));
  await expect(cache.read()).rejects.toThrow('away');
  expect((await cache.read()).version).toBe('v1');
});
