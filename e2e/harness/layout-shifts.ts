import type { Locator, Page } from '@playwright/test';
import type { Person } from './people.ts';
import { openAs } from './sign-in.ts';
import { stack } from './stack.ts';
import { expect } from './test.ts';

/** Records what moves on a page, from its beginning on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Expects that as good as nothing has moved. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
}

type Place = {
  width: number;
  /** What is there once the page has its content. */
  isThere?: Locator;
};

/** Leaves the site, and makes the next visit the first one: nothing is stored or cached. */
async function forgetVisits(page: Page): Promise<void> {
  await page.goto('about:blank');
  const devTools = await page.context().newCDPSession(page);
  const stored = { origin: stack.siteUrl, storageTypes: 'all' };
  await devTools.send('Storage.clearDataForOrigin', stored);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

/**
 * Opens a page for who is signed in as on a first visit, in a window of that width, and expects that
 * nothing moves until it has all of its content. Such a test sets `isFirstVisit`, so that no other one
 * misses what the browser has cached, and `hasMotion`.
 */
export async function openStill(
  page: Page,
  person: Person,
  path: string,
  { width, isThere }: Place,
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await forgetVisits(page);
  await watchShifts(page);
  await openAs(page, person, path);
  if (isThere) await expect(isThere).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  await page.waitForLoadState('load');
  // Some pages never stop listening, so the network is never idle.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expectNoShift(page);
}
