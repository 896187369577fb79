import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Sign-up, the other faces of the dialog, and every refusal: web/src/diner/account/sign-in-outcome.browser.test.tsx.
test('Google works on the login page, and returns to the origin (spec 1.5)', async ({ page }) => {
  await page.goto('/login?from=%2Fcart-page');
  await page.getByRole('button', { name: 'Google', exact: true }).click();
  // The local chooser stands in for Google's window.
  await page.getByRole('button', { name: 'Gina Okafor' }).click();
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/cart-page');
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});

test('the login dialog signs in and leaves the page as it was (spec 1.5, 8.10)', async ({
  page,
  diner,
}) => {
  await page.goto('/menu?category=soup');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Please log in' });
  await dialog.getByLabel('Email').fill(diner.email);
  await dialog.getByLabel('Password', { exact: true }).fill(diner.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await dismissAlert(page, 'Signin successful!');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/menu?category=soup');
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible();
});

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
