import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Both ways to sign in, at page and dialog: web/src/diner/account/sign-in-outcome.browser.test.tsx.
test('someone who signs in in another tab is redirected away from the login page', async ({
  page,
  context,
  diner,
}) => {
  const waiting = await context.newPage();
  await waiting.goto('/login?from=%2Fcart-page');
  await expect(waiting.getByLabel('Password', { exact: true })).toBeVisible();
  await openAs(page, diner, '/');
  await expect(waiting).toHaveURL('/cart-page');
});
