import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';

const search = 'GET /dashboard/orders';
const order = openOrder({ _id: 'o-12', number: 12, name: 'Zoë', state: 'rejected', isOpen: false });
const refusal = { code: 'no_answer', message: "The kitchen didn't answer in time." };
const by = { _id: 'cook', name: 'Kit Kitchen' };
const step = { revision: 2, at: order.placedAt, from: 'placed', reason: null };

test('orders of any day are found by what is typed, and further back on request', async () => {
  await answerApi({ call: search, json: [order], headers: { 'x-next-cursor': 'o-12' } });
  await openSite('/dashboard/all-orders', { as: ada });
  await expect.element(page.getByText('1 order so far. There are older ones.')).toBeVisible();
  await answerApi({ call: search, json: [] });
  await page.getByRole('button', { name: 'Look further back' }).click();
  await expect.element(page.getByText('1 order.', { exact: true })).toBeVisible();
  await page.getByLabelText('Number').fill('#12');
  await page.getByLabelText('Name').fill('zo');
  await expect.element(page.getByText('No order matches these filters.')).toBeVisible();
  const queries = (await callsTo(search)).map(({ query }) => query);
  expect(queries[1]).toBe('?after=o-12');
  expect(queries.at(-1)).toBe('?number=12&name=zo');
});

test('one order shows its receipt, what its guest was told, and who did what on which screen', async () => {
  const steps = [
    { ...step, revision: 1, from: null, to: 'placed', action: 'place', byRole: 'diner', by: null },
    { ...step, to: 'accepted', action: 'accept', byRole: 'kitchen', by, screen: 'Pass' },
    { ...step, to: 'rejected', action: 'expire', byRole: 'system', by: null, reason: 'no_answer' },
    { ...step, to: 'placed', action: 'teleport', byRole: 'robot', by: null, reason: 'magic' },
  ];
  const events = steps.map((each, n) => ({ screen: null, ...each, revision: n + 1 }));
  const record = { order: { ...order, refusal }, events };
  await answerApi({ call: 'GET /dashboard/orders/o-12', json: record });
  await openSite('/dashboard/all-orders/o-12', { as: ada });
  const paper = page.getByRole('region', { name: 'Receipt' });
  await expect.element(paper.getByText('Ember Margherita')).toBeVisible();
  await expect.element(page.getByText(refusal.message)).toBeVisible();
  const list = page.getByRole('region', { name: 'What happened' });
  await expect.element(list.getByText('Kit Kitchen, on Pass')).toBeVisible();
  await expect.element(list.getByText('Ended without an answer: no answer in time')).toBeVisible();
  // A newer server may send what this page does not know.
  await expect.element(list.getByText('teleport: magic')).toBeVisible();
});

test('an order that is not there says so', async () => {
  const json = { code: 'NOT_FOUND', message: "This order doesn't exist." };
  await answerApi({ call: 'GET /dashboard/orders/gone', status: 404, json });
  await openSite('/dashboard/all-orders/gone', { as: ada });
  await expect.element(page.getByText(/Orders are kept for three years/)).toBeVisible();
});
