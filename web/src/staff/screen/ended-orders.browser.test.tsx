import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { minuteMs } from '@thymely/contract/ground/time';
import type { Order } from '@thymely/contract/orders/endpoints';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { HeardBoard } from '../../../testing/kitchen-board.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renderPart } from '../../../testing/render-part.tsx';

const ended = 'GET /kitchen/ended-orders';
const button = (name: string) => page.getByRole('button', { name, exact: true });

const dialog = page.getByRole('dialog', { name: 'Orders of the last 24 hours' });
const undo = dialog.getByRole('button', { name: 'Undo #31' });

/** An order that was handed out some minutes ago. */
const handedOut = (minutesAgo: number, own: Partial<Order> = {}) => {
  const updatedAt = new Date(Date.now() - minutesAgo * minuteMs).toISOString();
  return openOrder({ number: 31, state: 'collected', isOpen: false, updatedAt, ...own });
};

async function openList() {
  await renderPart(<HeardBoard />, { as: ada });
  await button('Screen settings').click();
  await button('Orders of the last 24 hours').click();
}

test('the board lists what it handed out in the last 24 hours, without anything to press', async () => {
  await answerApi({ call: ended, ...outage });
  await openList();
  const retry = dialog.getByRole('button', { name: 'Retry' });
  await expect.element(retry).toBeVisible();
  await answerApi({ call: ended, json: [handedOut(11)] });
  await retry.click();
  await dialog.getByText('#31 Dana').click();
  await expect.element(dialog.getByText('Ember Margherita')).toBeVisible();
  expect(dialog.getByRole('button').elements()).toHaveLength(1);
  await expect.element(dialog.getByText(/^Collected · Today/)).toBeVisible();
});

test('an order that was handed out by mistake comes back within ten minutes', async () => {
  const order = handedOut(9);
  const back = { ...order, state: 'ready', isOpen: true, revision: order.revision + 1 };
  const undone = `POST /kitchen/orders/${order._id}/undo`;
  await answerApi(
    { call: ended, json: [order] },
    { call: undone, json: { order: back, changed: true, screen: null } },
  );
  await openList();
  await expect.element(undo).toBeVisible();
  await answerApi({ call: ended, json: [] });
  await undo.click();
  await expect
    .element(dialog.getByText('No order has left the board in the last 24 hours.'))
    .toBeVisible();
  await expect.element(dialog.getByText('#31 Dana is back')).toBeVisible();
  // The pressed button is gone.
  await expect.element(dialog.getByText('#31 Dana is back')).toHaveFocus();
  expect((await callsTo(undone)).map(({ body }) => JSON.parse(body) as object)).toMatchObject([
    { from: 'collected' },
  ]);
});

test('an order that was moved meanwhile is not brought back, and the list says why', async () => {
  const order = handedOut(9);
  const refused = { code: 'CONFLICT', message: 'It is too late to undo this.' };
  await answerApi(
    { call: ended, json: [order] },
    { call: `POST /kitchen/orders/${order._id}/undo`, status: 409, json: refused },
  );
  await openList();
  await undo.click();
  await expect.element(dialog.getByText('It is too late to undo this.')).toBeVisible();
});

test.each([
  ['was rejected', handedOut(1, { state: 'rejected' })],
  ['was canceled by its diner', handedOut(1, { state: 'cancelled' })],
  ['was not collected, three minutes ago', handedOut(3, { state: 'not_collected' })],
])('an order that %s does not come back', async (_, order) => {
  await answerApi({ call: ended, json: [order] });
  await openList();
  await expect.element(dialog.getByText('#31 Dana')).toBeVisible();
  await expect.element(undo).not.toBeInTheDocument();
});
