import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { open, untilHydrated } from '../../harness/hydration.ts';

test.use({ hasMotion: true });

const phone = { width: 390, height: 700 };

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}

/**
 * The page is scrolled to where it was. Texts above may change their height by a few pixels when the font
 * comes after that, and the browser then keeps in place what is in sight.
 */
async function expectPlace(page: Page, top: number): Promise<void> {
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThanOrEqual(8);
}

test('Back restores the scroll position, even if the page was reloaded in between', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/menu');
  await scrollDown(page, 1100);
  // The click is dispatched without the mouse, which would first scroll to the link.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home' }).dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectPlace(page, 1100);

  // In the other direction, the top of the page is remembered.
  await page.goForward();
  await expect(page).toHaveTitle('Thymely — delectable food, right on time');
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test('a reload restores the scroll position of a list that loads late, unless the reader scrolls first', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/login');
  await page.getByRole('link', { name: /^Close/ }).click();
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The change of page is over, and has scrolled to the top.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await scrollDown(page, 900);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expectPlace(page, 900);
  await scrollDown(page, 300);
  await page.reload();
  await expectPlace(page, 300);
});
