import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { expectNoShift, watchShifts } from '../../harness/layout-shifts.ts';
import { placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// On a first visit, nothing is cached, and the menu is the one that the site was built with.
test.use({ isFirstVisit: true, hasMotion: true });

/** Waits until a page for who is signed in has all of its content. Some never stop listening. */
async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

for (const width of [360, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const path of ['/cart-page', '/checkout', '/order']) {
      test(`nothing on ${path} moves while it loads`, async ({ page, diner, newDish }) => {
        await placeOrder(diner);
        const { _id: menuItemId } = await newDish();
        await callApi('addToCart', { token: diner.accessToken, body: { menuItemId } });
        await watchShifts(page);
        await openAs(page, diner, path);
        await untilWhole(page);
        await expectNoShift(page);
      });
    }

    test('nothing on /dashboard moves while it loads', async ({ page, admin }) => {
      await watchShifts(page);
      await openAs(page, admin, '/dashboard');
      await expect(page.getByRole('region', { name: 'Right now' })).toBeVisible();
      await untilWhole(page);
      await expectNoShift(page);
    });
  });
}
