import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { dismissAlert, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' },
};

const disconnected = /request: .*net::ERR_INTERNET_DISCONNECTED/;

/** Opens a sign-in screen and waits until it needs nothing more from the network. */
async function openLoaded(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

const loginButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Login', exact: true });

test('logging in offline shows an error, and works once the connection is back', async ({
  page,
  context,
  problems,
  diner,
}) => {
  problems.expect(disconnected);
  await openLoaded(page, '/login?from=%2Forder');
  await context.setOffline(true);
  await submitLogin(page, diner);
  await expect(page.getByRole('alert')).toHaveText(
    "We couldn't reach the sign-in service. Check your connection and try again.",
  );
  await expect(page.getByLabel('Email')).toHaveValue(diner.email);
  await expect(loginButton(page)).toBeEnabled();

  await context.setOffline(false);
  await submitLogin(page, diner);
  await dismissAlert(page, 'Signin successful!');
  await expect(page).toHaveURL('/order');
});

test('signing up offline shows an error, too', async ({ page, context, problems }) => {
  problems.expect(disconnected);
  await openLoaded(page, '/signup');
  await context.setOffline(true);
  await page.getByLabel('Name').fill('Nina New');
  await page.getByLabel('Email').fill('nina@thymely.test');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Signup' }).click();
  await expect(page.getByRole('alert')).toContainText('Check your connection and try again.');
  await expect(page.getByRole('button', { name: 'Signup' })).toBeEnabled();
  await expect(page.getByLabel('Name')).toHaveValue('Nina New');
});

test('too many attempts are explained in plain words, and the form can be submitted again', async ({
  page,
  problems,
  diner,
}) => {
  problems.expect(/response: 400 POST .*signInWithPassword/);
  await page.route('**/accounts:signInWithPassword**', (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } },
    }),
  );
  await page.goto('/login');
  await submitLogin(page, diner);
  await expect(page.getByRole('alert')).toHaveText(
    'Too many attempts. Wait a few minutes and try again.',
  );
  await expect(page.getByLabel('Email')).toHaveValue(diner.email);
  await expect(loginButton(page)).toBeEnabled();

  await page.unroute('**/accounts:signInWithPassword**');
  await submitLogin(page, diner);
  await dismissAlert(page, 'Signin successful!');
});

for (const path of ['/api/users', '/api/jwt']) {
  test(`a failed POST ${path} after signing in offers Retry, which continues to the origin (spec 8.7)`, async ({
    page,
    problems,
    diner,
  }) => {
    problems.expect(`response: 503 POST ${path}`);
    await page.route(`**${path}`, (route) => route.fulfill(unavailable));
    await page.goto('/login?from=%2Forder');
    await submitLogin(page, diner);
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await retry.click();
    await expect(retry).toBeEnabled();

    await page.unroute(`**${path}`);
    await retry.click();
    await dismissAlert(page, 'Signin successful!');
    await expect(page).toHaveURL('/order');
  });
}

test('a failed POST /api/jwt offers Log out, which leaves nothing behind (spec 8.7)', async ({
  page,
  problems,
  diner,
}) => {
  problems.expect('response: 503 POST /api/jwt');
  await page.route('**/api/jwt', (route) => route.fulfill(unavailable));
  await page.goto('/login');
  await submitLogin(page, diner);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(loginButton(page)).toBeEnabled();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('on a later visit a failed session says so above the page, and Retry fixes it', async ({
  page,
  problems,
  diner,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/');
  problems.expect('response: 503 POST /api/users');
  await page.route('**/api/users', (route) => route.fulfill(unavailable));
  await page.goto('/cart-page');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Loading your cart')).toHaveCount(0);
  await page.unroute('**/api/users');
  await retry.click();
  await expect(page.getByRole('row').filter({ hasText: dish.name })).toBeVisible();
});

test("a protected screen shows 'Loading...' until the sign-in state is known", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/auth-chunk*', async (route) => {
    await held;
    await route.continue();
  });
  for (const path of ['/cart-page', '/order', '/update-profile', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  }
  release();
  await expect(page).toHaveURL('/login?from=%2Fdashboard');
});
