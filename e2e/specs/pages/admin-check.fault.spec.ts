import { signUpKitchen } from '../../harness/people.ts';
import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a slow admin check shows the login form, disabled, and nothing is fetched before the response (spec 2.31)', async ({
  page,
  admin,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(users|menu)$/.test(pathname) && request.method() === 'GET') asked.push(pathname);
  });
  let respond = () => undefined as void;
  const isAsked = new Promise<void>((resolve) => {
    void page.route('**/api/users/admin/*', async (route) => {
      resolve();
      await new Promise<void>((free) => {
        respond = free;
      });
      await route.continue();
    });
  });
  await page.goto('/login?from=/dashboard/users');
  await submitLogin(page, admin);
  await dismissAlert(page, 'Signin successful!');
  await isAsked;
  await expect(page.getByText('Checking…')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeDisabled();
  await expect(page.getByLabel('Password', { exact: true })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeDisabled();
  expect(asked).toEqual([]);

  respond();
  await expect(page.getByRole('heading', { level: 1, name: 'All Users' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect(asked).toContain('/api/users');
});

test('an admin check that fails says so and can be tried again', async ({
  page,
  problems,
  admin,
}) => {
  problems.expect('response: 503 GET /api/users/admin/');
  const json = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };
  await page.route('**/api/users/admin/*', (route) => route.fulfill({ status: 503, json }));
  await page.goto('/login?from=/dashboard');
  await submitLogin(page, admin);
  await dismissAlert(page, 'Signin successful!');
  await expect(page.getByRole('alert')).toContainText(json.message);
  await page.unroute('**/api/users/admin/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('when the user cannot be loaded, the dashboard says so instead of refusing access', async ({
  page,
  problems,
}) => {
  problems.expect('response: 403 GET /api/users/admin/', 'response: 503 GET /api/users/me');
  const json = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };
  await page.route('**/api/users/me', (route) => route.fulfill({ status: 503, json }));
  await openAs(page, await signUpKitchen(), '/dashboard');
  await expect(page.getByRole('alert')).toContainText(json.message);
  await expect(page.getByText('Admins only')).toHaveCount(0);
  await page.unroute('**/api/users/me');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/kitchen');
});
