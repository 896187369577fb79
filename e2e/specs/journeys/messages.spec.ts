import type { Locator } from '@playwright/test';
import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a toast is announced and gone after a moment, an alert after four seconds', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish();
  await page.goto('/login?from=%2Fmenu');
  await submitLogin(page, diner);
  const alert = page.getByRole('dialog', { name: 'Signin successful!' });
  await expect(alert).toBeVisible();
  const shownMs = await timeUntilGone(alert);
  expect(shownMs).toBeGreaterThan(2500);
  expect(shownMs).toBeLessThan(6000);

  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Food added on the cart.' });
  await expect(toast).toBeVisible();
  expect(await timeUntilGone(toast)).toBeLessThan(3500);
});

async function timeUntilGone(message: Locator): Promise<number> {
  const started = Date.now();
  await message.waitFor({ state: 'hidden' });
  return Date.now() - started;
}
