import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { textsOf } from '../../../testing/boxes.ts';
import { kitchenOrdersQuery } from '../../api/kitchen.ts';
import { queryClient } from '../../api/query-client.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { openOrder } from '../../../testing/orders.ts';
import { ada } from '../../../testing/people.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const accepted = openOrder({ _id: 'o-accepted', number: 1, state: 'accepted', revision: 2 });
const fresh = openOrder({ _id: 'o-fresh', number: 2, dueAt: inMinutes(60) });
const beat = 'POST /kitchen/heartbeat';
const ringHere = page.getByRole('button', { name: 'Ring here' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const play = vi.spyOn(AudioScheduledSourceNode.prototype, 'start');
const notes = () => play.mock.calls.length;

afterEach(() => {
  play.mockRestore();
});

beforeEach(async () => {
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

test('the Orders page shows new orders first, and can start what is accepted', async () => {
  await openSite('/dashboard/orders', { as: ada });
  await expect.element(button('Accept #2')).toBeVisible();
  const list = page.getByRole('list', { name: 'Open orders' });
  expect(textsOf(list.getByRole('heading', { level: 2 }))).toEqual(['#2 Dana', '#1 Dana']);

  const order = { ...accepted, state: 'cooking', revision: 3 };
  await answerApi({ call: 'POST /kitchen/orders/o-accepted/start', json: { order, screen: null } });
  await button('Start #1').click();
  await expect.element(button('Start #1')).not.toBeInTheDocument();
  await expect.element(button('Ready #1')).toBeVisible();
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
    { call: 'GET /kitchen/orders', json: [accepted] },
  );
  await queryClient.invalidateQueries({ queryKey: kitchenOrdersQuery.queryKey });
  const list = page.getByRole('region', { name: 'Canceled orders' });
  await expect.element(list.getByText(/^#2 Dana/)).toBeVisible();
  await button('Got it').click();
  await expect.element(list).not.toBeInTheDocument();
});
