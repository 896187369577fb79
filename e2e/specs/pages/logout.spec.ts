import { callApi, tryApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { signInElsewhere } from '../../harness/people.ts';
import { logOut, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 29: after logout the device holds nothing of the last diner, and the next one has a cart of their own (spec 4.2, 4.3, 4.7)', async ({
  page,
  diner,
  otherDiner,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  await expect(page.getByText(dish.name)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('genius-token', 'left over');
  });

  await logOut(page);
  await expect(page).toHaveURL(/\/login/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('access-token');
  expect(kept).not.toContain('genius-token');
  expect(kept).not.toContain(diner.email);
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');

  // No page is loaded between the two diners, so only what the logout clears is cleared.
  await submitLogin(page, otherDiner);
  await expect(page).toHaveURL('/cart-page');
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  await expect(page.getByText('0 in your cart')).toBeVisible();
  await expect(page.getByText(dish.name)).toHaveCount(0);
  await expect(page.getByText(diner.email)).toHaveCount(0);
});

test('requirement 41: after logout the access token is rejected, a reload signs nobody in, and other devices stay signed in', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/menu');
  const token = await page.evaluate(() => localStorage.getItem('access-token') ?? '');
  const query = { email: diner.email };
  expect((await tryApi('listCart', { token, query })).status).toBe(200);

  const elsewhere = await signInElsewhere(diner);
  const ending = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
  await logOut(page);
  expect((await ending).status()).toBe(200);
  expect((await tryApi('listCart', { token, query })).status).toBe(401);
  expect((await tryApi('listCart', { token: elsewhere.accessToken, query })).status).toBe(200);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('requirement 29: without a connection a logout clears the device at once (spec 8.3)', async ({
  page,
  context,
  problems,
  diner,
}) => {
  problems.expect('ERR_INTERNET_DISCONNECTED');
  await openAs(page, diner, '/menu');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  await context.setOffline(true);
  await logout.click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});
