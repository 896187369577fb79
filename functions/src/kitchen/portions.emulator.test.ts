import { beforeEach, expect, it } from 'vitest';
import { listAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { fillCart, getCheckout, placeOrder, takeOrders } from '../testing/ordering.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { signUpAdmin, signUpDiner, signUpKitchen, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

/** It is Wednesday evening. The restaurant is open until one in the night. */
const eveningMs = Date.parse('2026-03-04T20:00:30Z');
let nowMs = eveningMs;
const api = useTestApi({ nowMs: () => nowMs });
const sizes = [
  { id: 'small', name: 'Small', cents: 820 },
  { id: 'large', name: 'Large', cents: 1200 },
];
const [today, tomorrow] = ['2026-03-04', '2026-03-05'];
let admin: Person;
let cook: Person;
let diner: Person;
let soup: string;
let pizza: string;

beforeEach(async () => {
  nowMs = eveningMs;
  await api.clear();
  [admin, cook, diner] = await Promise.all([
    signUpAdmin(api),
    signUpKitchen(api),
    signUpDiner(api),
  ]);
  soup = (await addDish(api, { admin, name: 'Soup' }))._id;
  pizza = (await addDish(api, { admin, name: 'Pizza', sizes }))._id;
  await takeOrders(api, { week: everyDay('18:00', '01:00') });
});

type Limit = { dish?: string; size?: string };

const ofCook = ({ dish = soup }: Limit) => ({ token: cook.accessToken, params: { dish } });
const limit = (left: number, { dish = soup, size }: Limit = {}) =>
  api.call('limitPortions', { ...ofCook({ dish }), body: { left, ...(size && { size }) } });
const unlimit = ({ dish = soup, size }: Limit = {}) =>
  api.call('unlimitPortions', { ...ofCook({ dish }), query: { ...(size && { size }) } });
const list = async () => (await api.call('listPortions', { token: cook.accessToken })).data;
/** What guests know of ordering as soon as the copy of an instance is old. */
const ordering = async () => {
  nowMs += 6000;
  return (await api.call('getOrdering')).data;
};
const order = async (quantity: number, pickup = 'asap') => {
  const lineId = await fillCart(api, diner, { dishId: soup, quantity });
  return { lineId, placed: await placeOrder(api, diner, { pickup }) };
};
const move = (id: string, action: string, from: string) => {
  const reason = action === 'reject' ? { reason: 'closing' } : {};
  const body = { from, screen: 'screen-1', ...reason };
  return api.call('moveOrder', { token: cook.accessToken, params: { id, action }, body });
};

it('no more than what is left can be ordered for today, and any number for another day', async () => {
  expect((await limit(6)).data).toEqual({ dish: soup, day: today, left: 6 });
  expect(await ordering()).not.toHaveProperty('left');
  expect((await order(3)).placed.status).toBe(201);
  expect(await list()).toEqual({ day: today, portions: [{ dish: soup, name: 'Soup', left: 3 }] });
  expect((await ordering()).left).toEqual({ [soup]: 3 });

  const { lineId, placed } = await order(4);
  const problem = { code: 'portions', lineId, limit: 3, actual: 4, day: today };
  expect(placed.status).toBe(409);
  expect(placed.error.problems).toEqual([problem]);
  const later = await getCheckout(api, diner, { day: tomorrow });
  expect([later.problems, later.totalCents]).toEqual([[problem], 3280]);
  const ofTomorrow = { quote: later.quote, pickup: later.slots[0] ?? '' };
  expect((await placeOrder(api, diner, ofTomorrow)).status).toBe(201);
  expect((await ordering()).left).toEqual({ [soup]: 3 });
});

it('is out today without a portion, and sold out where no other day can be ordered', async () => {
  const { lineId } = await order(1, 'nothing');
  await limit(0);
  const known = await ordering();
  expect([known.soldOut, known.outToday]).toEqual([[], [soup]]);
  expect((await getCheckout(api, diner)).lines[0]?.available).toBe(true);

  await takeOrders(api, { week: everyDay('18:00', '01:00'), daysAhead: 0 });
  expect(await ordering()).toMatchObject({ soldOut: [soup], outToday: [soup] });
  const { problems, totalCents } = await getCheckout(api, diner);
  expect([problems, totalCents]).toEqual([[{ code: 'sold_out', lineId }], 0]);
});

it('is sold out where it is not served on any other day that is offered', async () => {
  await takeOrders(api, { week: everyDay('18:00', '01:00'), daysAhead: 6 });
  const served = [{ days: ['wed' as const], from: '18:00', to: '23:00' }];
  const asAdmin = { token: admin.accessToken, params: { id: soup } };
  await api.call('updateMenuItem', { ...asAdmin, body: { served } });
  await limit(0);
  expect((await ordering()).soldOut).toEqual([soup]);
  expect((await order(1)).placed.error.problems?.map(({ code }) => code)).toEqual(['sold_out']);
});

it('limits of a dish and of its sizes all hold, and a dish is out once all its sizes are', async () => {
  await Promise.all([limit(4, { dish: pizza }), limit(0, { dish: pizza, size: 'large' })]);
  expect(await ordering()).toMatchObject({ left: { [pizza]: 4 }, outToday: [`${pizza}.large`] });
  const size = { dish: pizza, size: 'small', dishName: 'Pizza', name: 'Small' };
  await limit(9, { dish: pizza, size: 'small' });
  expect((await list()).portions).toContainEqual({ ...size, left: 4, ownLeft: 9 });
  await limit(0, { dish: pizza, size: 'small' });
  expect((await ordering()).outToday?.toSorted()).toEqual(
    [pizza, `${pizza}.large`, `${pizza}.small`].toSorted(),
  );
  await unlimit({ dish: pizza, size: 'small' });
  expect((await ordering()).outToday).toEqual([`${pizza}.large`]);
});

it('an order that ends before it is cooked gives its portions back, and none that was cooked', async () => {
  await limit(4);
  const [first, second] = [await order(1), await order(1)].map(({ placed }) => placed.data._id);
  expect((await ordering()).left).toEqual({ [soup]: 2 });
  await move(first ?? '', 'reject', 'placed');
  await move(second ?? '', 'accept', 'placed');
  await move(second ?? '', 'start', 'accepted');
  await move(second ?? '', 'reject', 'cooking');
  expect((await ordering()).left).toEqual({ [soup]: 3 });
});

it('counts for the evening until it ends after midnight, and then for the next one', async () => {
  await limit(3);
  nowMs = Date.parse('2026-03-05T00:30:00Z');
  expect((await list()).day).toBe(today);
  nowMs = Date.parse('2026-03-05T01:00:00Z');
  expect(await list()).toEqual({ day: tomorrow, portions: [] });
  await limit(2);
  expect(await ordering()).toMatchObject({ left: { [soup]: 2 } });
  expect(await ordering()).not.toHaveProperty('portionsDay');
  // Since the kitchen has closed for the night, what is first offered is for the next one.
  nowMs = Date.parse('2026-03-05T23:00:00Z');
  await takeOrders(api, { week: everyDay('18:00', '22:00') });
  await limit(3);
  expect(await ordering()).toMatchObject({ left: { [soup]: 3 }, portionsDay: '2026-03-06' });
});

it('is on record, and two boards at once leave one limit', async () => {
  await limit(8);
  await Promise.all([limit(7), limit(6)]);
  const [last = NaN] = (await list()).portions.map(({ left }) => left);
  expect([6, 7]).toContain(last);
  await unlimit();
  await unlimit();
  const entries = await listAudit(api, admin, { target: soup, what: 'kitchen.portions' });
  expect(entries).toHaveLength(4);
  const [ended] = entries;
  expect(ended).toMatchObject({
    before: { name: 'Soup', portionsLeft: String(last) },
    after: { name: 'Soup' },
  });
  expect(ended?.after).not.toHaveProperty('portionsLeft');
});

it('tells of a dish, a size and hours that there are not, and costs two reads and two writes, the first one three', async () => {
  expect(await limit(1, { dish: 'nothing' })).toMatchObject({ status: 404 });
  expect(await limit(1, { size: 'large' })).toMatchObject({ status: 404 });
  expect(await unlimit({ dish: pizza, size: 'huge' })).toMatchObject({ status: 404 });
  for (const left of [-1, 1.5, 1000]) {
    const { status, error } = await limit(left);
    expect([status, error.message]).toEqual([
      400,
      'Portions left must be a whole number from 0 to 999.',
    ]);
  }
  for (const [left, writesOfLimit] of [
    [9, 3],
    [8, 2],
  ] as const) {
    const { reads, writes } = api.counts;
    await limit(left);
    // This excludes the check of the caller.
    expect([api.counts.reads - reads - 1, api.counts.writes - writes]).toEqual([2, writesOfLimit]);
  }
  await api.db.doc('settings/ordering').delete();
  const { status, error } = await limit(7);
  expect([status, error.message]).toEqual([
    409,
    'There are no opening hours ahead. Set them first.',
  ]);
});
