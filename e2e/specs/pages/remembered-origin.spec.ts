import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Which addresses are foreign is proven in web/src/lib/safe-origin.test.ts.
test('requirement 28: a login with a remembered origin elsewhere ends on / (spec 2.24, 9.6)', async ({
  page,
  diner,
}) => {
  await page.goto(`/login?from=${encodeURIComponent('/\\evil.example')}`);
  await submitLogin(page, diner);
  await expect(page.getByRole('dialog', { name: 'Signin successful!' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the link between login and sign-up carries the origin (spec 2.23, 4.4)', async ({ page }) => {
  await page.goto('/cart-page');
  await page.getByRole('link', { name: 'Signup Now' }).click();
  await expect(page).toHaveURL(/\/signup/);
  await page.getByLabel('Name').fill('Nora New');
  await page.getByLabel('Email').fill(`${crypto.randomUUID()}@thymely.test`);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page).toHaveURL('/cart-page');
});
