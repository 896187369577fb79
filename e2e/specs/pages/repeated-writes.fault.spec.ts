import { callApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { loseResponse, lostResponse } from '../../harness/lose-response.ts';
import { untilShown } from '../../harness/shown-messages.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 40: a dish that was added to the cart despite a 503 is there once, and the page shows it', async ({
  page,
  problems,
  diner,
}) => {
  const dish = await sampleDish('garden-bowl');
  problems.expect('response: 503 POST /api/carts', 'response: 503 DELETE /api/carts/');
  await openAs(page, diner, '/menu');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  // The cart is asked for after a failure; with its answer, the card would count what was added.
  const { promise: isPressedAgain, resolve: pressedAgain } = Promise.withResolvers<void>();
  await page.route('**/api/carts?*', async (route) => {
    await isPressedAgain;
    await route.continue();
  });
  await loseResponse(page, 'POST', '**/api/carts');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(lostResponse.message)).toBeVisible();
  await card.getByRole('button').last().click();
  pressedAgain();
  await untilShown(page, 'Food added on the cart.');
  await expect(page.getByText('1 in your cart')).toBeVisible();
  const { accessToken: token, email } = diner;
  const lines = () => callApi('listCart', { token, query: { email } });
  expect(await lines()).toMatchObject([{ menuItemId: dish._id, quantity: 1 }]);

  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await page.unroute('**/api/carts?*');
  await loseResponse(page, 'DELETE', '**/api/carts/*');
  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  // The list is refetched after a failure; without it, the line is still there to be removed.
  await page.route('**/api/carts?*', (route) => route.fulfill({ status: 503, json: lostResponse }));
  problems.expect('response: 503 GET /api/carts');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText(lostResponse.message)).toBeVisible();
  expect(await lines()).toEqual([]);
  problems.expect('response: 404 DELETE /api/carts/');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Deleted!');
});
