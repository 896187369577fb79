import { submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Which addresses are foreign is proven in web/src/lib/safe-origin.test.ts.
test('requirement 28: a login with a remembered origin elsewhere ends on / (spec 2.24, 9.6)', async ({
  page,
  diner,
}) => {
  await page.goto(`/login?from=${encodeURIComponent('/\\evil.example')}`);
  await submitLogin(page, diner);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/');
});
