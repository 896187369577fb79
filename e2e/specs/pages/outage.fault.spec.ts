import { sampleDish } from '../../harness/dishes.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' },
};

test('a 503 does not log the diner out: the cart says so and loads once the API is back (spec 8.6)', async ({
  page,
  problems,
  diner,
}) => {
  await openAs(page, diner, '/menu');
  await expect(page.getByText('0 in your cart')).toBeVisible();

  problems.expect('response: 503 GET /api/carts');
  await page.route('**/api/carts?*', (route) => route.fulfill(unavailable));
  await page.goto('/cart-page');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page).toHaveURL('/cart-page');
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull();

  await page.unroute('**/api/carts?*');
  await retry.click();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});

test('a 503 while a token is renewed does not log the diner out either', async ({
  page,
  problems,
  diner,
}) => {
  const dish = await sampleDish('garden-bowl');
  await openAs(page, diner, '/menu');
  await expect(page.getByText('0 in your cart')).toBeVisible();
  problems.expect('response: 401 POST /api/carts', 'response: 503 POST /api/jwt');
  const refused = { code: 'UNAUTHENTICATED', message: 'Please log in again.' };
  await page.route('**/api/carts', (route) => route.fulfill({ status: 401, json: refused }));
  await page.route('**/api/jwt', (route) => route.fulfill(unavailable));

  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(unavailable.json.message)).toBeVisible();
  await expect(page).toHaveURL('/menu');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();

  await page.unroute('**/api/carts');
  await page.unroute('**/api/jwt');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('1 in your cart')).toBeVisible();
});
