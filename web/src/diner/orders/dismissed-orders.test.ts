import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../lib/session/fake-storage.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

/** Returns what a page knows that has just been opened. */
function newVisit() {
  vi.resetModules();
  return import('./dismissed-orders.ts');
}

it('a refused order that was dismissed stays dismissed on the next visit', async () => {
  (await newVisit()).dismissOrder('o-1');
  expect((await newVisit()).dismissedOrders()).toEqual(['o-1']);
});

it('what another program has written in its place dismisses nothing', async () => {
  localStorage.setItem('dismissed-orders', '{"o-1":true}');
  expect((await newVisit()).dismissedOrders()).toEqual([]);
});
