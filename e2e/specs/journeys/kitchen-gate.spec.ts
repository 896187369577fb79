import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a visitor to the kitchen logs in and comes back to it', async ({ page, admin }) => {
  await page.goto('/kitchen');
  await expect(page).toHaveURL('/login?from=%2Fkitchen');
  await submitLogin(page, admin);
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/kitchen');
  await expect(page).toHaveTitle(/^Kitchen — /);
});

test('requirement 48: a diner is told that the kitchen is for its staff, and no order is asked for', async ({
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
