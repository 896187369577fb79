import { callApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { foreign403 } from '../../harness/foreign-403.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const everyCall = '**/api/**';

test("requirement 61: a proxy's 403 logs no diner out: the cart reports it, and continues once it is gone", async ({
  page,
  problems,
  diner,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  const quantity = page.getByLabel(`Quantity of ${dish.name}`, { exact: true });
  const more = page.getByRole('button', { name: `Increase quantity of ${dish.name}` });
  await expect(quantity).toHaveValue('1');

  problems.expect('response: 403 ');
  await page.route(everyCall, (route) => route.fulfill(foreign403));
  await more.click();
  await expect(page.getByText("We couldn't reach the kitchen just now.")).toBeVisible();
  await expect(quantity).toHaveValue('1');
  await page.reload();
  await expect(
    page.getByText("You're signed in, but we couldn't open your account just now."),
  ).toBeVisible();
  await expect(page).toHaveURL('/cart-page');
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull();

  // The page tries again by itself.
  await page.unroute(everyCall);
  await expect(quantity).toHaveValue('1');
  await more.click();
  await expect(quantity).toHaveValue('2');
});
