import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { placeOrder } from '../../harness/orders.ts';
import type { Person } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { endPause } from '../../harness/ordering-settings.ts';
import { expect, test } from '../../harness/test.ts';

const cardOf = (page: Page, number: number) =>
  page.getByRole('list', { name: 'Open orders' }).getByRole('article', { name: `#${number} ` });

/** Opens the list of orders, which is then known and not requested again for ten seconds. */
async function openOrders(page: Page, admin: Person): Promise<void> {
  const listed = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/kitchen/orders',
  );
  await openAs(page, admin, '/dashboard/orders');
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await listed;
}

test('an order is accepted, made ready and collected, and a wrong press is undone', async ({
  page,
  admin,
  diner,
}) => {
  await page.clock.install();
  await openOrders(page, admin);
  const note = 'No basil <img src=x onerror=alert(1)>';
  const { _id, number } = await placeOrder(diner, { name: 'Petra', note });
  const stateOf = async () => {
    const { state } = await callApi('getOrder', { token: diner.accessToken, params: { id: _id } });
    return state;
  };

  const card = cardOf(page, number);
  // The list is requested every ten seconds.
  await page.clock.fastForward(10_000);
  await expect(card.getByText('New', { exact: true })).toBeVisible();
  const news = `New order: #${number}, Petra, 1 dish.`;
  await expect(page.getByRole('status').filter({ hasText: news })).toBeVisible();
  await expect(card.getByText(note)).toBeVisible();
  await expect(card.getByText('1 ×')).toBeVisible();

  await card.getByLabel(`Ready time of #${number}`).selectOption('+10 min');
  await card.getByRole('button', { name: `Accept #${number}` }).click();
  await expect(card.getByText('Accepted', { exact: true })).toBeVisible();
  expect(await stateOf()).toBe('accepted');
  await page.getByRole('button', { name: `Undo #${number}` }).click();
  await expect(card.getByText('New', { exact: true })).toBeVisible();

  await card.getByRole('button', { name: `Accept #${number}` }).press('Enter');
  await card.getByRole('button', { name: `Ready #${number}` }).click();
  await expect(card.getByText('Ready', { exact: true }).first()).toBeVisible();
  await card.getByRole('button', { name: `Collected #${number}` }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText(`#${number} Petra collected`)).toBeVisible();
  expect(await stateOf()).toBe('collected');
});

test('requirement 47: an order that its diner has canceled is not accepted, and the kitchen is informed', async ({
  page,
  admin,
  diner,
  problems,
}) => {
  problems.expect('response: 409 POST');
  const { _id, number } = await placeOrder(diner);
  await openOrders(page, admin);
  const card = cardOf(page, number);
  const accept = card.getByRole('button', { name: `Accept #${number}` });
  await expect(accept).toBeVisible();
  await callApi('cancelOrder', { token: diner.accessToken, params: { id: _id }, body: {} });
  await accept.click();
  const told = new RegExp(
    `^#${number} \\(Dana\\) was canceled by the diner, (just now|\\d+ s ago)\\.`,
  );
  await expect(page.getByRole('alert').getByText(told)).toBeVisible();
  await expect(card).toBeHidden();
});

test.afterEach(endPause);

test('orders are paused and resumed, which guests can see', async ({ page, admin }) => {
  const isPaused = async () =>
    (await callApi('getOrderingSettings', { token: admin.accessToken })).pausedUntil !== null;
  await openOrders(page, admin);
  await page.getByRole('button', { name: 'Pause orders' }).click();
  await page.getByRole('button', { name: '30 min' }).click();
  await expect(
    page.getByText(/^Orders are paused until (tomorrow at )?\d+(:\d\d)? [AP]M\.$/),
  ).toBeVisible();
  expect(await isPaused()).toBe(true);
  await page.getByRole('button', { name: 'Resume orders' }).click();
  await expect(page.getByText('Orders are taken during your hours.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause orders' })).toBeFocused();
  expect(await isPaused()).toBe(false);
});
