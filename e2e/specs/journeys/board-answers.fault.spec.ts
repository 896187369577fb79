import { cardOf, startBoard } from '../../harness/boards.ts';
import { callApi } from '../../harness/call-api.ts';
import { test } from '../../harness/open-orders.ts';
import { moveOrder } from '../../harness/orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

const unavailable = {
  status: 503,
  json: { code: 'UNAVAILABLE', message: "We can't reach our kitchen right now." },
};
const steps = /\/api\/kitchen\/orders\/.+\/accept$/;

test('requirement 58: a step that was made despite a 503 is shown as made', async ({
  page,
  problems,
  addOpenOrders,
}) => {
  problems.expect('response: 503 POST');
  const [order = { _id: '', number: 0, name: '' }] = await addOpenOrders(1);
  await startBoard(page, await signUpKitchen());
  await page.route(steps, async (route) => {
    await route.fetch();
    await route.fulfill(unavailable);
  });
  const called = `#${order.number} ${order.name}`;
  await cardOf(page, order)
    .getByRole('button', { name: /^Accept #\d+$/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: `${called} accepted` })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: called })).toHaveCount(0);
  await expect(cardOf(page, order).getByRole('button', { name: /^Start #/ })).toBeEnabled();
});

test('requirement 58: a step without an answer is shown neither as done nor as failed, and its buttons are disabled', async ({
  page,
  problems,
  admin,
  addOpenOrders,
}) => {
  problems.expect(/ERR_(FAILED|CONNECTION_FAILED)/);
  const [order = { _id: '', number: 0, name: '' }] = await addOpenOrders(1);
  await startBoard(page, await signUpKitchen());
  await page.route(steps, (route) => route.abort('connectionfailed'));
  const card = cardOf(page, order);
  const accept = card.getByRole('button', { name: /^Accept #\d+$/ });
  await accept.click();
  await expect(card.getByText("No answer yet. We're asking whether this was done.")).toBeVisible();
  await expect(accept).toBeDisabled();
  await card.getByRole('button', { name: /^More for/ }).click();
  await expect(page.getByRole('button', { name: /with a delay$/ })).toBeDisabled();
  await page.keyboard.press('Escape');

  // The step takes effect seconds later.
  await page.waitForTimeout(3000);
  const params = { id: order._id };
  const now = await callApi('getOrder', { token: admin.accessToken, params });
  await moveOrder(admin, now, { action: 'accept' });
  const called = `#${order.number} ${order.name}`;
  await expect(page.getByRole('status').filter({ hasText: `${called} accepted` })).toBeVisible();
  await expect(card.getByText('No answer yet')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: called })).toHaveCount(0);
});

test('requirement 58: a step that may still take effect is not reported as failed', async ({
  page,
  problems,
  admin,
  addOpenOrders,
}) => {
  problems.expect('response: 503 POST');
  await page.clock.install();
  const [order = { _id: '', number: 0, name: '' }] = await addOpenOrders(1);
  await startBoard(page, await signUpKitchen());
  await page.route(steps, (route) => route.fulfill(unavailable));
  const card = cardOf(page, order);
  const accept = card.getByRole('button', { name: /^Accept #\d+$/ });
  await accept.click();
  await expect(accept).toBeDisabled();
  const open = card.getByText("We don't know whether this was done. It may still happen.");
  await expect(async () => {
    await page.clock.fastForward(2500);
    await expect(open).toBeVisible({ timeout: 300 });
  }).toPass();
  const called = `#${order.number} ${order.name}`;
  const alert = page.getByRole('alert').filter({ hasText: called });
  await expect(alert).toContainText(`There was no answer for ${called}. It may still happen`);
  await expect(accept).toBeEnabled();

  const params = { id: order._id };
  const now = await callApi('getOrder', { token: admin.accessToken, params });
  await moveOrder(admin, now, { action: 'accept' });
  await expect(card.getByRole('button', { name: /^Start #/ })).toBeEnabled();
  await expect(open).toHaveCount(0);
});
