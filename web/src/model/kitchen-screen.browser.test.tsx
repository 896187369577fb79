import { expect, test } from 'vitest';
import type * as kitchenScreen from './kitchen-screen.ts';

/** Loads the module again, as another window that has this window's session storage. */
function openWindow(name: string): Promise<typeof kitchenScreen> {
  const path = `/src/model/kitchen-screen.ts?window=${name}`;
  return import(/* @vite-ignore */ path) as Promise<typeof kitchenScreen>;
}

const stored = () => sessionStorage.getItem('kitchen-screen');

test('two windows of one browser are two screens, even if one is a copy of the other', async () => {
  const first = await openWindow('first');
  const id = first.kitchenScreenId();
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(stored()).toBe(id);

  const copy = await openWindow('copy');
  await expect.poll(() => copy.kitchenScreenId()).not.toBe(id);
  expect(stored()).toBe(copy.kitchenScreenId());
  expect(first.kitchenScreenId()).toBe(id);

  // A new window has a storage of its own.
  sessionStorage.clear();
  const other = await openWindow('other');
  expect([id, copy.kitchenScreenId()]).not.toContain(other.kitchenScreenId());
});

test('a window keeps its screen when it is loaded again', async () => {
  const id = 'screen-of-a-page-that-is-gone';
  sessionStorage.setItem('kitchen-screen', id);
  const again = await openWindow('again');
  expect(again.kitchenScreenId()).toBe(id);
  await navigator.locks.query();
  expect(again.kitchenScreenId()).toBe(id);
});
