import { callApi, tryApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { openAs, submitLogin } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a visitor who opens a protected page logs in first and is brought back (spec 2.3, 2.23, 4.4)', async ({
  page,
  diner,
}) => {
  await page.goto('/order');
  await expect(page).toHaveURL('/login?from=%2Forder');
  await submitLogin(page, diner);
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('heading', { level: 1, name: 'Order' })).toBeVisible();
});

test('a diner cannot open the dashboard, nor use its endpoints (spec 6.3)', async ({
  page,
  diner,
}) => {
  const dish = await sampleDish();
  await openAs(page, diner, '/dashboard/manage-items');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Items' })).toHaveCount(0);

  const params = { id: dish._id };
  for (const token of [diner.accessToken, undefined]) {
    const caller = token === undefined ? {} : { token };
    const status = token === undefined ? 401 : 403;
    const body = { price: 0.01 };
    expect((await tryApi('updateMenuItem', { ...caller, params, body })).status).toBe(status);
    expect((await tryApi('deleteMenuItem', { ...caller, params })).status).toBe(status);
    expect((await tryApi('createMenuItem', { ...caller, body: dish })).status).toBe(status);
  }
  expect(await callApi('getMenuItem', { params })).toEqual(dish);
});
