import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { textsOf } from '../../../testing/boxes.ts';
import { kitchenOrdersQuery } from '../../api/kitchen.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';
import { renewQuery } from '../../../testing/renew-query.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const accepted = openOrder({ _id: 'o-accepted', number: 1, state: 'accepted', revision: 2 });
const fresh = openOrder({ _id: 'o-fresh', number: 2, dueAt: inMinutes(60) });
const beat = 'POST /kitchen/heartbeat';
const ringHere = page.getByRole('button', { name: 'Ring here' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

let play: MockInstance;
const notes = () => play.mock.calls.length;

beforeEach(async () => {
  play = vi.spyOn(AudioScheduledSourceNode.prototype, 'start');
  await answerApi(
    { call: 'GET /kitchen/orders', json: [accepted, fresh] },
    { call: beat, json: { complete: true, open: 2, pausedUntil: null } },
  );
});

test('the Orders page beats and rings like a board only while Ring here is on', async () => {
  await openSite('/dashboard/orders', { as: ada });
  await expect.element(button('Accept #2')).toBeVisible();
  await expect.element(ringHere).toHaveAttribute('aria-pressed', 'false');
  expect(await callsTo(beat)).toEqual([]);
  expect(notes()).toBe(0);

  await ringHere.click();
  await expect.element(ringHere).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => callsTo(beat)).toHaveLength(1);
  await expect.poll(notes).toBeGreaterThan(0);
  await expect.poll(() => document.title).toMatch(/^\(1 new order\) Orders — /);

  await ringHere.click();
  await expect.element(ringHere).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => document.title).toMatch(/^Orders — /);
});

test('the Orders page shows new orders first, accepts one with its time, takes that back, and says why a step is refused', async () => {
  await openSite('/dashboard/orders', { as: ada });
  await expect.element(button('Accept #2')).toBeVisible();
  const list = page.getByRole('list', { name: 'Open orders' });
  expect(textsOf(list.getByRole('heading', { level: 2 }))).toEqual(['#2 Dana', '#1 Dana']);

  const order = { ...accepted, state: 'cooking', revision: 3 };
  await answerApi({ call: 'POST /kitchen/orders/o-accepted/start', json: { order, screen: null } });
  await button('Start #1').click();
  await expect.element(button('Start #1')).not.toBeInTheDocument();
  await expect.element(button('Ready #1')).toBeVisible();

  const path = '/kitchen/orders/o-fresh';
  const later = { ...fresh, state: 'accepted', revision: 2 };
  await answerApi(
    { call: `POST ${path}/accept`, json: { order: later, screen: null } },
    { call: `POST ${path}/undo`, json: { order: { ...fresh, revision: 3 }, screen: null } },
  );
  await page.getByLabelText('Ready time of #2').selectOptions('+10 min');
  await button('Accept #2').click();
  await button('Undo #2').click();
  await expect.element(button('Accept #2')).toBeEnabled();
  const [sent] = await callsTo(`POST ${path}/accept`);
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ from: 'placed', minutes: 10 });

  const message = '#2 (Dana) was canceled by the diner, just now.';
  const gone = { status: 409, json: { code: 'CONFLICT', message } };
  await answerApi(
    { call: `POST ${path}/accept`, ...gone },
    { call: 'GET /orders/o-fresh', json: { ...fresh, state: 'cancelled', isOpen: false } },
    { call: 'GET /kitchen/orders', json: [accepted] },
  );
  await button('Accept #2').click();
  await expect.element(page.getByRole('alert').getByText(message)).toBeVisible();
  await expect.element(button('Accept #2')).not.toBeInTheDocument();
});

test('the Orders page lists an order that its diner cancels right after Accept, until somebody confirms it', async () => {
  await openSite('/dashboard/orders', { as: ada });
  const order = { ...fresh, state: 'accepted', revision: 2 };
  await answerApi({ call: 'POST /kitchen/orders/o-fresh/accept', json: { order, screen: null } });
  await button('Accept #2').click();
  await expect.element(button('Start #2')).toBeVisible();
  const gone = { ...order, state: 'cancelled', isOpen: false, revision: 3 };
  await answerApi(
    { call: 'GET /orders/o-fresh', json: gone },
    {
      call: 'POST /kitchen/orders/o-fresh/acknowledge',
      json: { order: { ...gone, isUnacknowledged: false }, screen: null },
    },
    { call: 'GET /kitchen/orders', json: [accepted] },
  );
  await renewQuery(kitchenOrdersQuery.queryKey);
  const list = page.getByRole('region', { name: 'Canceled orders' });
  await expect.element(list.getByText(/^#2 Dana/)).toBeVisible();
  // What has just come is not read yet.
  await expect
    .poll(async () => {
      await button('Got it').click();
      return callsTo('POST /kitchen/orders/o-fresh/acknowledge');
    })
    .toHaveLength(1);
  await expect.element(list).not.toBeInTheDocument();
});

test('requirement 51: the Orders page rejects all orders of one guest at once, but offers no such thing for a single order', async () => {
  const two = [fresh, accepted];
  const rejected = two.map((each) => ({ ...each, state: 'rejected', isOpen: false, revision: 9 }));
  await answerApi(
    { call: 'GET /kitchen/orders/o-accepted/diner', json: [accepted] },
    { call: 'GET /kitchen/orders/o-fresh/diner', json: two },
    { call: 'POST /kitchen/orders/o-fresh/reject-diner', json: { orders: rejected } },
    ...rejected.map((json) => ({ call: `GET /orders/${json._id}`, json })),
  );
  await openSite('/dashboard/orders', { as: ada });
  await button('Reject #1').click();
  await expect.element(page.getByText(/This can't be undone\./)).toBeVisible();
  await expect.poll(() => callsTo('GET /kitchen/orders/o-accepted/diner')).toHaveLength(1);
  await expect.element(page.getByText(/open orders:/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await button('Reject #2').click();
  const question = page.getByRole('dialog', { name: 'Reject #2 Dana?' });
  await expect.element(question.getByText(/has 2 open orders:/)).toMatchTextContent(/#1 Dana/);
  await button('Reject all 2 orders').click();
  await expect.element(question.getByRole('alert')).toHaveTextContent('Choose a reason.');
  const reason = page.getByLabelText('Closing');
  await reason.click();
  await button('Reject all 2 orders').click();
  await expect.element(button('Back')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(reason).toBeChecked();
  await button('Reject all 2 orders').click();
  await button('Reject 2 orders').click();
  await expect.element(page.getByText(/^2 orders of Dana rejected/)).toBeVisible();
  await expect.element(button('Reject #2')).not.toBeInTheDocument();
});

test('the Orders page takes a dish off the menu with the rejection for it, and says when it is still there', async () => {
  const rejected = { ...fresh, state: 'rejected', isOpen: false, revision: 2 };
  const marking = 'PUT /kitchen/sold-out/ember-margherita';
  const message = 'This dish is gone.';
  await answerApi(
    { call: 'GET /kitchen/orders/o-fresh/diner', json: [fresh] },
    { call: 'POST /kitchen/orders/o-fresh/reject', json: { order: rejected, screen: null } },
    { call: 'GET /orders/o-fresh', json: rejected },
    { call: marking, status: 404, json: { code: 'NOT_FOUND', message } },
  );
  await openSite('/dashboard/orders', { as: ada });
  await button('Reject #2').click();
  await page.getByLabelText('Something is sold out').click();
  await page.getByLabelText('Ember Margherita').click();
  await button('Reject order').click();
  const stays = /Ember Margherita.? is still on the menu\. This/;
  const problem = page.getByRole('alert').filter({ hasText: stays });
  await expect.element(problem).toBeVisible();
  expect((await callsTo(marking)).map(({ body }) => body)).toEqual(['{"until":"next-opening"}']);
  await problem.getByRole('button', { name: 'Close message' }).click();
  await expect.element(problem).not.toBeInTheDocument();
});
