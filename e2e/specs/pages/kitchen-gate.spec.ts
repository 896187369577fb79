import { signUpKitchen } from '../../harness/people.ts';
import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a visitor to the kitchen logs in and comes back to it', async ({ page }) => {
  const cook = await signUpKitchen();
  await page.goto('/kitchen');
  await expect(page).toHaveURL('/login?from=%2Fkitchen');
  await submitLogin(page, cook);
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/kitchen');
  await expect(page).toHaveTitle(/^Kitchen — /);
});

test('requirement 48: a diner learns that the kitchen is for its staff, and no order is requested', async ({
  page,
  diner,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/kitchen')) asked.push(pathname);
  });
  await openAs(page, diner, '/kitchen');
  await expect(page.getByRole('heading', { level: 1, name: 'Kitchen staff only' })).toBeVisible();
  await expect(page).toHaveURL('/kitchen');
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('kitchen staff who open the dashboard are redirected to the kitchen', async ({ page }) => {
  await openAs(page, await signUpKitchen(), '/dashboard/users');
  await expect(page).toHaveURL('/kitchen');
  await expect(page).toHaveTitle(/^Kitchen — /);
});

test('the account drawer has a link to the kitchen for kitchen staff', async ({ page }) => {
  await openAs(page, await signUpKitchen(), '/order');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await drawer.getByRole('link', { name: 'Kitchen' }).click();
  await expect(page).toHaveURL('/kitchen');
});

test('the account drawer of a diner does not mention the kitchen', async ({ page, diner }) => {
  await openAs(page, diner, '/order');
  const told = page.waitForResponse((response) => response.url().endsWith('/api/users/me'));
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await told;
  const drawer = page.getByRole('dialog', { name: 'Account' });
  await expect(drawer.getByRole('link')).toHaveText(['Profile', 'Order', 'Dashboard']);
});
