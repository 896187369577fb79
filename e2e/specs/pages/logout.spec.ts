import { callApi, tryApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { signInElsewhere } from '../../harness/people.ts';
import { logOut, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 29: after logout the device holds nothing of the last diner, and the next one has a cart of their own; requirement 41: the access token is rejected, and other devices stay signed in (spec 4.2, 4.3, 4.7)', async ({
  page,
  diner,
  otherDiner,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  const [elsewhere] = await Promise.all([
    signInElsewhere(diner),
    openAs(page, diner, '/cart-page'),
  ]);
  await expect(page.getByText(dish.name)).toBeVisible();
  const token = await page.evaluate(() => {
    localStorage.setItem('genius-token', 'left over');
    return localStorage.getItem('access-token') ?? '';
  });
  const cartAs = async (bearer: string) =>
    (await tryApi('listCart', { token: bearer, query: { email: diner.email } })).status;
  expect(await cartAs(token)).toBe(200);

  const ending = page.waitForResponse((response) => response.url().endsWith('/api/logout'));
  await logOut(page);
  expect((await ending).status()).toBe(200);
  expect(await cartAs(token)).toBe(401);
  expect(await cartAs(elsewhere.accessToken)).toBe(200);
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
