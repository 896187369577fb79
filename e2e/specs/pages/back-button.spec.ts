import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

/** Waits until the overlay's history entry is gone, which takes the browser a moment. */
async function expectOnPage(page: Page): Promise<void> {
  const isOnPage = () => page.evaluate(() => !JSON.stringify(history.state).includes('isOverlay'));
  await expect.poll(isOnPage).toBe(true);
}

/** Opens the menu from the home page. */
async function openMenu(page: Page): Promise<void> {
  await open(page, '/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('a page reloaded under a dialog is left by one Back', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('dialog', { name: 'Please log in', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await expectOnPage(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
});
