import { callApi, tryApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { signInElsewhere } from '../../harness/people.ts';
import { dismissAlert, logOut, openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('someone who signs in in another tab is redirected away from the login page; requirement 29: after logout the device holds nothing of the last diner, and the next one has a cart of their own; requirement 41: the access token is rejected, and other devices stay signed in; an account is deleted after the password, once no order is open (spec 4.2, 4.3, 4.7)', async ({
  page,
  context,
  diner,
  otherDiner,
  admin,
  problems,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  const waiting = await context.newPage();
  await waiting.goto('/login?from=%2Fcart-page');
  await expect(waiting.getByLabel('Password', { exact: true })).toBeVisible();
  const [elsewhere] = await Promise.all([
    signInElsewhere(diner),
    openAs(page, diner, '/cart-page'),
  ]);
  await expect(waiting).toHaveURL('/cart-page');
  await waiting.close();
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

  await test.step('an account is deleted', async () => {
    const order = await placeOrder(otherDiner);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Profile' }).click();
    await page.getByRole('button', { name: 'Delete account' }).click();
    const question = page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByLabel('Your password').fill(otherDiner.password);
    problems.expect(/response: 409 DELETE .*\/api\/users\/me/);
    const confirm = question.getByRole('button', { name: 'Yes, delete it', exact: true });
    await confirm.click();
    const link = question.getByRole('link', { name: `See order #${order.number}` });
    await expect(link).toHaveAttribute('href', `/order/${order._id}`);

    await moveOrder(admin, order, { action: 'reject', reason: 'closing' });
    await confirm.click();
    await dismissAlert(page, 'Your account has been deleted');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
    expect((await tryApi('getOwnUser', { token: otherDiner.accessToken })).status).toBe(401);
  });
});
