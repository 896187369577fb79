import type { Locator, Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { expectNoShift, watchShifts } from '../../harness/layout-shifts.ts';
import { placeOrder } from '../../harness/orders.ts';
import type { Person } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { stack } from '../../harness/stack.ts';
import { expect, test } from '../../harness/test.ts';

// On a first visit, nothing is cached, and the menu is the one that the site was built with.
test.use({ isFirstVisit: true, hasMotion: true });

/** Waits until a page for who is signed in has all of its content. Some never stop listening. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Leaves the site, and makes the next visit the first one: nothing is stored or cached. */
async function forgetVisits(page: Page): Promise<void> {
  await page.goto('about:blank');
  const devTools = await page.context().newCDPSession(page);
  const stored = { origin: stack.siteUrl, storageTypes: 'all' };
  await devTools.send('Storage.clearDataForOrigin', stored);
  await devTools.send('Network.clearBrowserCache');
  await devTools.detach();
}

const widths = [360, 1440];

/** Opens a page as on a first visit at each width, and expects that nothing moves. */
async function expectStill(page: Page, person: Person, path: string, isThere?: Locator) {
  for (const width of widths) {
    await test.step(`${path}, ${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await forgetVisits(page);
      await openAs(page, person, path);
      if (isThere) await expect(isThere).toBeVisible();
      await untilWhole(page);
      await expectNoShift(page);
    });
  }
}

test('nothing on the cart, the checkout and the orders of a diner moves while it loads', async ({
  page,
  diner,
  newDish,
}) => {
  await placeOrder(diner);
  const { _id: menuItemId } = await newDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId } });
  await watchShifts(page);
  for (const path of ['/cart-page', '/checkout', '/order']) await expectStill(page, diner, path);
});

test('nothing on /dashboard moves while it loads', async ({ page, admin }) => {
  await watchShifts(page);
  const now = page.getByRole('region', { name: 'Right now' });
  await expectStill(page, admin, '/dashboard', now);
});
