import type { Locator, Page } from '@playwright/test';
import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test.use({ hasMotion: true });

const loginAlert = (page: Page) => page.getByRole('dialog', { name: 'Signin successful!' });

test('with a dish waiting, the toast replaces the alert, and one Back leaves the page', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish();
  await page.goto('/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'Login now!' }).click();
  await submitLogin(page, diner);
  await expect(loginAlert(page)).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  expect(await timeUntilGone(loginAlert(page))).toBeLessThan(2500);
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/menu');
  await expect(card.getByRole('button', { name: 'In cart' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

async function timeUntilGone(message: Locator): Promise<number> {
  const started = Date.now();
  await message.waitFor({ state: 'hidden' });
  return Date.now() - started;
}
