import type { Page } from '@playwright/test';
import { cardOf, startBoard } from '../../harness/boards.ts';
import { callApi } from '../../harness/call-api.ts';
import { test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect } from '../../harness/test.ts';

const everyCall = '**/api/**';

/** The response of a proxy, Hosting or Cloud Run in place of the API's. */
const foreign403 = {
  status: 403,
  contentType: 'text/html; charset=utf-8',
  body: '<!doctype html><title>403</title><h1>Access denied</h1>',
};

async function refuseEverything(page: Page): Promise<void> {
  await page.route(everyCall, (route) => route.fulfill(foreign403));
}

test("requirement 61: a proxy's 403 logs no diner out: the cart reports it, and continues once it is gone", async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  const dish = await newDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  const quantity = page.getByLabel(`Quantity of ${dish.name}`, { exact: true });
  const more = page.getByRole('button', { name: `Increase quantity of ${dish.name}` });
  await expect(quantity).toHaveText('1');

  problems.expect('response: 403 ');
  await refuseEverything(page);
  await more.click();
  await expect(page.getByText("sent back something we didn't understand")).toBeVisible();
  await expect(quantity).toHaveText('1');
  await page.reload();
  await expect(
    page.getByText("You're signed in, but we couldn't open your account just now."),
  ).toBeVisible();
  await expect(page).toHaveURL('/cart-page');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).not.toBeNull();

  await page.unroute(everyCall);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(quantity).toHaveText('1');
  await more.click();
  await expect(quantity).toHaveText('2');
});

test("requirement 61: a proxy's 403 closes no board: it says that it is cut off, and continues by itself", async ({
  page,
  problems,
  addOpenOrders,
}) => {
  await page.clock.install();
  const [order] = await addOpenOrders(1);
  await startBoard(page, await signUpKitchen());
  const card = cardOf(page, order ?? { number: 0 });
  const accept = card.getByRole('button', { name: /^Accept #\d+$/ });
  await expect(accept).toBeEnabled();

  problems.expect('response: 403 ', 'Could not reach Cloud Firestore backend');
  await refuseEverything(page);
  const cutOff = page.getByRole('alert').filter({ hasText: "The server can't be reached" });
  await page.clock.fastForward(60_000);
  await expect(cutOff).toBeVisible({ timeout: 15_000 });
  await expect(card).toBeAttached();
  await expect(accept).toBeDisabled();
  await expect(page).toHaveURL('/kitchen');

  await page.unroute(everyCall);
  await expect(cutOff).toHaveCount(0, { timeout: 15_000 });
  await expect(accept).toBeEnabled();
});
