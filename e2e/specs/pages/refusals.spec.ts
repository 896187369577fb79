import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a visitor who opens a protected page logs in first and is brought back (spec 2.3, 2.23, 4.4)', async ({
  page,
  diner,
}) => {
  await page.goto('/order');
  await expect(page).toHaveURL('/login?from=%2Forder');
  await submitLogin(page, diner);
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
});
