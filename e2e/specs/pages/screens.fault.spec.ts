import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { faults } from '../../screens/faults.ts';

test('while the sign-in state loads, a protected page says so and does not redirect (spec 2.25)', async ({
  page,
}) => {
  await faults['the sign-in provider hangs'].install(page);
  for (const path of ['/order', '/cart-page', '/update-profile', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test('while the sign-in state loads, only the right side of the navbar waits (spec 1.11, 4.1)', async ({
  page,
}) => {
  await faults['the sign-in provider hangs'].install(page);
  await page.goto('/menu');
  await expect(page.getByRole('article').first()).toBeVisible();
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(nav.getByRole('button', { name: /^(Login|Account)$/ })).toHaveCount(0);
  await expect(nav.locator('.animate-pulse, .skeleton, [class*=skeleton]').first()).toBeVisible();
});

test('a menu that cannot be loaded says so and offers Retry (spec 8.5)', async ({
  page,
  problems,
}) => {
  problems.expect('response: 503 GET /api/menu');
  await faults['the menu fails'].install(page);
  await page.goto('/login');
  await page.getByRole('link', { name: /^Close/ }).click();
  await page.getByRole('link', { name: 'Order Now' }).click();
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('a logout that does not reach the provider still clears the device (spec 8.3)', async ({
    page,
    context,
    diner,
    problems,
  }) => {
    problems.expect(/ERR_INTERNET_DISCONNECTED/, /could not be loaded/);
    await openAs(page, diner, '/menu');
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Account' })).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
    await context.setOffline(false);
  });
});
