import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const unavailable = {
  status: 503,
  headers: { 'retry-after': '1' },
  json: { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' },
};

const disconnected = /request: .*net::ERR_INTERNET_DISCONNECTED/;

test("a quantity that the server refuses goes back to the server's number, and a toast says why (spec 8.4)", async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  const dish = await newDish({ price: 4 });
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  problems.expect('response: 503 PUT /api/carts');
  const refusal = Promise.withResolvers<void>();
  await page.route('**/api/carts/*', async (route) => {
    await refusal.promise;
    await route.fulfill(unavailable);
  });

  const quantity = page.getByLabel(`Quantity of ${dish.name}`, { exact: true });
  const more = page.getByRole('button', { name: `Increase quantity of ${dish.name}` });
  await more.click();
  await more.click();
  await expect(quantity).toHaveText('3');
  refusal.resolve();
  await expect(page.getByText(unavailable.json.message)).toBeVisible();
  await expect(quantity).toHaveText('1');
  await expect(page.getByText('Total price: $4.00')).toBeVisible();

  // A diner who goes to the checkout sees the server's quantity first.
  await more.click();
  await expect(quantity).toHaveText('2');
  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await expect(quantity).toHaveText('1');
  await expect(page).toHaveURL('/cart-page');

  await page.unroute('**/api/carts/*');
  await more.click();
  await page.reload();
  await expect(quantity).toHaveText('2');
});

test('offline, the cart stays as it is and changes say why they fail', async ({
  page,
  context,
  problems,
  diner,
  newDish,
}) => {
  const dish = await newDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  const row = page.getByRole('row').filter({ hasText: dish.name });
  await expect(row).toBeVisible();
  problems.expect(disconnected);
  await context.setOffline(true);

  const noConnection = page.getByText("We couldn't reach the kitchen.");
  await row.getByRole('button', { name: /^Increase/ }).click();
  await expect(noConnection).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveText('1');
  await expect(noConnection).toBeHidden();
  await row.getByRole('button', { name: `Delete ${dish.name}` }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(noConnection).toBeVisible();
  await expect(row).toBeVisible();

  await context.setOffline(false);
  await row.getByRole('button', { name: /^Increase/ }).click();
  await page.reload();
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveText('2');
});

test('while the cart loads, a skeleton holds its place', async ({ page, diner }) => {
  await openAs(page, diner, '/');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/carts?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cart-page');
  await expect(page.getByText('Loading your cart')).toBeAttached();
  release();
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
});
