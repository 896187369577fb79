import { dayMs, hourMs } from '@thymely/contract/ground/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { endedOrder, orderOf, soupLine, writeOrders } from '../testing/orders.ts';
import { signUpAdmin, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const nowMs = Date.parse('2026-03-04T18:00:00Z');
const api = useTestApi({ nowMs: () => nowMs });
const at = (ms: number) => new Date(ms).toISOString();
let admin: Person;

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
});

const search = (query: Record<string, string>) =>
  api.call('searchOrders', { token: admin.accessToken, query });
const idsOf = async (query: Record<string, string>) =>
  (await search(query)).data.map(({ _id }) => _id);

const pizza = { ...soupLine, id: 'line-2', menuItemId: 'pizza', name: 'Pízza Margherita' };
const orderAt = (n: number, changes = {}) =>
  orderOf({ _id: `order-${n}`, number: n, placedAt: at(nowMs - n * hourMs), ...changes });

describe('orders of any age', () => {
  beforeEach(() =>
    writeOrders(api.db, [
      orderAt(1),
      orderAt(2, { ...endedOrder, name: 'Zoë Marlow', lines: [soupLine, pizza] }),
      orderAt(3, { state: 'rejected', isOpen: false }),
      orderAt(40, { ...endedOrder, day: '2026-02-28', number: 2, name: 'Zoe' }),
    ]),
  );

  it('are found by day, number, name, dish and state, alone and together', async () => {
    expect(await idsOf({})).toEqual(['order-1', 'order-2', 'order-3', 'order-40']);
    expect(await idsOf({ day: '2026-03-01' })).toEqual(['order-3', 'order-2', 'order-1']);
    expect(await idsOf({ number: '2' })).toEqual(['order-2', 'order-40']);
    expect(await idsOf({ day: '2026-02-28', number: '2' })).toEqual(['order-40']);
    expect(await idsOf({ name: 'zoe' })).toEqual(['order-2', 'order-40']);
    expect(await idsOf({ name: 'ZOË m' })).toEqual(['order-2']);
    expect(await idsOf({ name: 'marlow' })).toEqual(['order-2']);
    expect(await idsOf({ name: 'zoe', day: '2026-02-28' })).toEqual(['order-40']);
    expect(await idsOf({ name: 'zoe', number: '2' })).toEqual(['order-2', 'order-40']);
    expect(await idsOf({ name: 'zoe', number: '2', day: '2026-02-28' })).toEqual(['order-40']);
    expect(await idsOf({ dish: 'MARGHER' })).toEqual(['order-2']);
    expect(await idsOf({ state: 'rejected' })).toEqual(['order-3']);
    expect(await idsOf({ name: 'zoe', dish: 'lentil', state: 'collected' })).toHaveLength(2);
    expect(await idsOf({ name: 'nobody' })).toEqual([]);
  });

  it('come a page at a time, and without the fields of the server', async () => {
    const first = await search({ limit: '3' });
    expect(first.data).toHaveLength(3);
    expect(first.text).not.toMatch(/requestHash|expireAt|"uid"|pickupHour|searchPrefixes/);
    const after = first.headers.get('x-next-cursor') ?? '';
    const second = await search({ limit: '3', after });
    expect(second.data.map(({ _id }) => _id)).toEqual(['order-40']);
    expect(second.headers.get('x-next-cursor')).toBeNull();
    expect(await search({ after: 'nothing' })).toMatchObject({ status: 400 });
    expect(await search({ number: '0' })).toMatchObject({ status: 400 });
  });

  it('cost a read for each that is looked at, and no more than a page without a filter', async () => {
    const before = api.counts.reads;
    await search({ limit: '1' });
    const afterFirst = api.counts.reads;
    await search({ name: 'zoe' });
    // Each call reads the caller's document, and the order behind the page.
    expect([afterFirst - before, api.counts.reads - afterFirst]).toEqual([3, 3]);
  });
});

describe('a search for a name', () => {
  const read = async (query: Record<string, string>) => {
    const before = api.counts.reads;
    const { data, headers } = await search(query);
    return { data, after: headers.get('x-next-cursor'), reads: api.counts.reads - before };
  };

  it('finds the oldest of a thousand orders in one call, with as few reads as it has results', async () => {
    const others = Array.from({ length: 1000 }, (_, n) => orderAt(n, { name: `Guest ${n}` }));
    await writeOrders(api.db, [...others, orderAt(20_000, { name: 'Zoë Marlow' })]);
    const { data, reads } = await read({ name: 'marl' });
    expect(data.map(({ _id }) => _id)).toEqual(['order-20000']);
    expect(reads).toBe(2);
  });

  it('reads fifty documents at most, however many have the name, and goes on behind them', async () => {
    const many = Array.from({ length: 100 }, (_, n) => orderAt(n, { name: 'Ana' }));
    await writeOrders(api.db, many);
    const first = await read({ name: 'ana' });
    const second = await read({ name: 'ana', after: first.after ?? '' });
    const third = await read({ name: 'ana', after: second.after ?? '', state: 'rejected' });
    expect([first, second, third].map(({ data }) => data.length)).toEqual([40, 40, 0]);
    for (const { reads } of [first, second, third]) expect(reads).toBeLessThanOrEqual(50);
    expect(third.after).toBeNull();
    expect(second.data.at(-1)?._id).toBe('order-79');
  });
});

it('an order is found with its steps, who made them and on which screen', async () => {
  const cook = await signUpKitchen(api);
  await storeOrderingSettings(api);
  await storeOrder(api, orderOf({ pickupHour: 18 }));
  const { accessToken: token } = cook;
  const screen = 'screen-pass';
  const seen = { screen, name: 'Pass', open: 1, revisions: 1 };
  await api.call('sendHeartbeat', { token, body: seen });
  const move = (action: string, body: object) =>
    api.call('moveOrder', { token, params: { id: 'order-1', action }, body: { screen, ...body } });
  await move('accept', { from: 'placed' });
  await move('reject', { from: 'accepted', reason: 'sold_out' });
  const { data } = await api.call('getOrderRecord', {
    token: admin.accessToken,
    params: { id: 'order-1' },
  });
  expect(data.order).toMatchObject({ state: 'rejected', revision: 3 });
  const by = { _id: cook.uid, name: 'Kit Kitchen' };
  expect(data.events).toEqual([
    expect.objectContaining({ revision: 2, action: 'accept', by, screen: 'Pass', reason: null }),
    expect.objectContaining({
      revision: 3,
      action: 'reject',
      by,
      screen: 'Pass',
      reason: 'sold_out',
    }),
  ]);
  const missing = { token: admin.accessToken, params: { id: 'nothing' } };
  expect(await api.call('getOrderRecord', missing)).toMatchObject({ status: 404 });
});

it('the kitchen lists what has ended within 24 hours, the last first', async () => {
  const cook = await signUpKitchen(api);
  const ended = (n: number, changes = {}) =>
    orderAt(n, { ...endedOrder, updatedAt: at(nowMs - n * hourMs), ...changes });
  await writeOrders(api.db, [
    orderAt(1, { updatedAt: at(nowMs) }),
    ended(2),
    ended(3, { state: 'cancelled' }),
    ended(25, { updatedAt: at(nowMs - dayMs - 1) }),
  ]);
  const { data } = await api.call('listEndedOrders', { token: cook.accessToken });
  expect(data.map(({ _id }) => _id)).toEqual(['order-2', 'order-3']);
});
