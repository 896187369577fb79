import type { Page, Route } from '@playwright/test';
import { callApi, tryApi } from '../../harness/call-api.ts';
import type { Person } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { realAnswer } from '../../harness/real-answer.ts';
import { expect, test } from '../../harness/test.ts';

const orders = '**/api/orders';
const disconnected = /request: .*net::ERR_(INTERNET_DISCONNECTED|CONNECTION_RESET|FAILED)/;
const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order', exact: true });
const ordered = /\/order\/o[\w-]{21}$/;

function ordersOf({ accessToken: token }: Person) {
  return callApi('listOrders', { token });
}

/** Cuts the connection before the next order's response; `meanwhile` runs right after it. */
async function loseAnswer(page: Page, meanwhile?: () => Promise<unknown>): Promise<() => string[]> {
  const keys: string[] = [];
  await page.route(orders, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { headers, attempt } = await attemptOf(route);
    keys.push(headers['idempotency-key'] ?? '');
    expect(attempt).toBe(keys.length);
    if (keys.length > 1) return route.fallback();
    const response = await realAnswer(route);
    expect(response.status()).toBe(201);
    await meanwhile?.();
    return route.abort('connectionreset');
  });
  return () => keys;
}

/** Returns the number of an attempt; the first one has none. */
async function attemptOf(route: Route) {
  const headers = await route.request().allHeaders();
  return { headers, attempt: Number(headers['placement-attempt'] ?? 1) };
}

/** Moves the order's start two minutes into the past. */
async function letTwoMinutesPass(page: Page): Promise<void> {
  await expect(page.getByText("We can't confirm your order yet")).toBeVisible();
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('placement') ?? '{}') as object;
    const startedAtMs = Date.now() - 121_000;
    sessionStorage.setItem('placement', JSON.stringify({ ...kept, startedAtMs }));
  });
}

test('requirement 43: an offline diner learns what was ordered and what was not; requirement 58: after two minutes an order is withdrawn and can never be placed, but another one can; an order whose answer is lost is sent again with the same key, and placed once; one that a reload interrupts is continued with the same key', async ({
  page,
  context,
  problems,
  diner,
}) => {
  problems.expect(
    disconnected,
    'Could not reach Cloud Firestore backend',
    'response: 404 POST /api/orders/withdraw',
  );
  const fillCart = () =>
    callApi('addToCart', { token: diner.accessToken, body: { menuItemId: 'ember-margherita' } });
  await fillCart();
  await openAs(page, diner, '/checkout');
  await expect(placeButton(page)).toBeVisible();
  const proceed = page.getByRole('button', { name: 'Procceed to Checkout' });
  /** Opens the checkout of what was put into the cart before the page knew of the last order. */
  const beginAgain = async () => {
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await proceed.click();
    await expect(placeButton(page)).toBeVisible();
  };

  await page.getByRole('link', { name: 'Change your cart' }).click();
  await expect(proceed).toBeVisible();
  await context.setOffline(true);
  await proceed.click();
  await expect(page.getByText('Nothing has been ordered.')).toBeVisible();
  await context.setOffline(false);
  await expect(placeButton(page)).toBeVisible();

  await context.setOffline(true);
  await placeButton(page).click();
  await expect(page.getByText("You're offline, so nothing was ordered.")).toBeVisible();
  await context.setOffline(false);

  let sent = 0;
  let landsLate: (() => Promise<number>) | undefined;
  await page.route(orders, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    const headers = await route.request().allHeaders();
    const body = route.request().postDataJSON() as object;
    // The first request is delayed on the way; the response to the second is lost.
    if (sent === 1) landsLate = async () => (await tryApi('placeOrder', { headers, body })).status;
    else await realAnswer(route).then(fillCart);
    await context.setOffline(true);
    return route.abort('connectionreset');
  });
  await placeButton(page).click();
  await letTwoMinutesPass(page);
  await context.setOffline(false);
  await expect(page.getByText('Nothing was ordered, and nothing will be.')).toBeVisible();
  expect(await landsLate?.()).toBe(409);
  expect(await ordersOf(diner)).toEqual([]);

  await placeButton(page).click();
  await letTwoMinutesPass(page);
  await context.setOffline(false);
  await expect(page).toHaveURL(ordered);
  expect(await ordersOf(diner)).toHaveLength(1);
  expect(sent).toBe(2);
  await page.unroute(orders);

  await beginAgain();
  // The connection is lost together with the response.
  const lost = await loseAnswer(page, async () => {
    await fillCart();
    await context.setOffline(true);
  });
  await placeButton(page).dblclick();
  await expect(page.getByText("We can't confirm your order yet")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(ordered);
  const placed = await ordersOf(diner);
  expect(placed).toHaveLength(2);
  expect(page.url()).toContain(placed[0]?._id);
  expect(new Set(lost()).size).toBe(1);
  expect(await page.evaluate(() => sessionStorage.getItem('placement'))).toBeNull();
  await page.unroute(orders);

  await beginAgain();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const interrupted = await loseAnswer(page, () => answered);
  await placeButton(page).click();
  await expect(page.getByText('Keep this page open until we confirm.')).toBeVisible();
  await expect.poll(async () => (await ordersOf(diner)).length).toBe(3);
  await page.reload();
  await expect(page).toHaveURL(ordered);
  expect(await ordersOf(diner)).toHaveLength(3);
  expect(new Set(interrupted()).size).toBe(1);
  answer();
});
