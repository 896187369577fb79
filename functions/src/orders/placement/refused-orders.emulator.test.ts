import type { ServingTime } from '@thymely/contract/categories/endpoints';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { minuteMs } from '@thymely/contract/ground/time';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../../testing/dishes.ts';
import {
  fillCart,
  getCheckout,
  placeOrder,
  takeOrders,
  writeCart,
  quoteNow,
} from '../../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../../testing/people.ts';
import { useTestApi } from '../../testing/test-api.ts';

const startMs = Date.parse('2026-03-04T17:45:30Z');
const asapMs = Date.parse('2026-03-04T18:00:00Z');
const at = (ms: number) => new Date(ms).toISOString();
let nowMs = startMs;
const api = useTestApi({ nowMs: () => nowMs });

let admin: Person;
let diner: Person;
let dishId: string;
let lineId: string;
let quote: string;

beforeEach(async () => {
  nowMs = startMs;
  await api.clear();
  [admin, diner] = await Promise.all([signUpAdmin(api), signUpDiner(api)]);
  dishId = (await addDish(api, { admin }))._id;
  await takeOrders(api);
  lineId = await fillCart(api, diner, { dishId, quantity: 2 });
  quote = await quoteNow(api, diner);
});

const changeDish = (body: object) =>
  api.call('updateMenuItem', { token: admin.accessToken, params: { id: dishId }, body });

async function expectNothingPlaced(): Promise<void> {
  expect((await api.db.collection('orders').get()).size).toBe(0);
  expect((await api.db.collection('days').get()).size).toBe(0);
}

describe('requirement 44: what was shown is what is ordered', () => {
  it('requirement 44: a price that changes meanwhile is refused, and the new one is shown', async () => {
    await changeDish({ price: 9 });
    const { status, error } = await placeOrder(api, diner, { quote });
    expect(status).toBe(409);
    expect(error.problems).toEqual([{ code: 'changed' }]);
    expect(error.checkout).toMatchObject({ totalCents: 1800, lines: [{ unitCents: 900 }] });
    await expectNothingPlaced();
    expect((await placeOrder(api, diner, { quote: error.checkout?.quote ?? '' })).status).toBe(201);
  });

  it('requirement 44: a dish that sells out meanwhile is refused under its line, until it is back', async () => {
    const until = Timestamp.fromMillis(nowMs + minuteMs);
    await api.db.doc('availability/now').set({ soldOut: { [dishId]: { until } } });
    const { error } = await placeOrder(api, diner, { quote });
    expect(error.problems).toContainEqual({ code: 'sold_out', lineId });
    expect(error.checkout).toMatchObject({ totalCents: 0, lines: [{ available: false }] });
    await expectNothingPlaced();
    nowMs += minuteMs;
    expect((await placeOrder(api, diner, { quote })).status).toBe(201);
  });

  it('requirement 44: a dish that leaves the menu meanwhile is refused under its line', async () => {
    const params = { id: dishId };
    await api.call('deleteMenuItem', { token: admin.accessToken, params });
    const { error } = await placeOrder(api, diner, { quote });
    expect(error.problems).toContainEqual({ code: 'dish_gone', lineId });
    await expectNothingPlaced();
    await api.call('removeFromCart', { token: diner.accessToken, params: { id: lineId } });
    expect((await getCheckout(api, diner)).problems).toEqual([{ code: 'cart_empty' }]);
  });

  it('requirement 44: a time at which a dish is no longer served is refused, and others are shown', async () => {
    const served: ServingTime[] = [{ days: ['fri'], from: '12:00', to: '12:15' }];
    const friday = '2026-03-06T12:00:00.000Z';
    await changeDish({ served });
    const refused = await placeOrder(api, diner, { quote });
    const problem = { code: 'not_served', lineId, times: [friday, '2026-03-06T12:15:00.000Z'] };
    expect(refused.error.problems).toEqual([problem]);
    const { checkout } = refused.error;
    expect(checkout).toMatchObject({ asap: null, day: '2026-03-06', days: ['2026-03-06'] });
    expect(checkout?.slots).toEqual(problem.times);
    expect(checkout?.problems).toEqual([problem]);
    await expectNothingPlaced();
    // The category says so now, and the dish needs some days of notice besides.
    const categories = startingCategories.map((each) => ({ ...each, served }));
    const body = { revision: 0, categories };
    await api.call('saveCategories', { token: admin.accessToken, body });
    await changeDish({ served: null, noticeMinutes: 2 * 24 * 60 });
    await takeOrders(api, { daysAhead: 30 });
    const shown = await getCheckout(api, diner);
    expect(shown.problems).toMatchObject([{ code: 'needs_notice', lineId, limit: 2880 }]);
    expect(shown).toMatchObject({ day: '2026-03-13', asap: null });
    expect(shown.days).toEqual(['2026-03-13', '2026-03-20', '2026-03-27', '2026-04-03']);
    const pickup = '2026-04-03T12:00:00.000Z';
    const placed = await placeOrder(api, diner, { quote: shown.quote, pickup });
    expect(placed).toMatchObject({ status: 201, data: { dueAt: pickup, noticeMinutes: 2880 } });
  });

  it("requirement 44: another diner's quote is refused", async () => {
    const other = await signUpDiner(api);
    await writeCart(api, { uid: other.uid, dishId, quantity: 2 });
    const { status, error } = await placeOrder(api, other, { quote });
    expect([status, error.problems]).toEqual([409, [{ code: 'changed' }]]);
    await expectNothingPlaced();
  });
});

describe('the pick-up time of a placement', () => {
  it('is refused if its slot is full, with the next three that are free in every ledger', async () => {
    const full = { load: 60, orders: 20 };
    const pickup = Date.parse('2026-03-04T23:30:00Z');
    const slots = (ms: number[]) => Object.fromEntries(ms.map((each) => [each / minuteMs, full]));
    const nextDay = pickup + 30 * minuteMs;
    await api.db.doc('days/2026-03-04').set({ slots: slots([pickup]) });
    await api.db.doc('days/2026-03-05').set({ slots: slots([nextDay]) });
    const { status, error } = await placeOrder(api, diner, { quote, pickup: at(pickup) });
    expect(status).toBe(409);
    const times = [15, 45, 60].map((minutes) => at(pickup + minutes * minuteMs));
    expect(error.problems).toEqual([{ code: 'slot_full', times }]);
  });

  it.each([
    ['in the past', startMs - 60 * minuteMs],
    ['off the grid', asapMs + minuteMs],
    ['too far ahead', asapMs + 9 * 24 * 60 * minuteMs],
  ])('is refused if it is %s, with three others', async (_, pickup) => {
    const { status, error } = await placeOrder(api, diner, { quote, pickup: at(pickup) });
    expect([status, error.problems?.[0]?.code]).toEqual([409, 'slot_gone']);
    expect(error.problems?.[0]?.times).toHaveLength(3);
    await expectNothingPlaced();
  });

  it('is booked, if it is on another day, in the ledger of that day', async () => {
    const pickup = at(asapMs + 24 * 60 * minuteMs);
    const { data } = await placeOrder(api, diner, { quote, pickup });
    expect(data).toMatchObject({ day: '2026-03-05', dueAt: pickup, number: 1 });
    expect((await api.db.doc('days/2026-03-04').get()).exists).toBe(false);
    expect((await api.db.doc('days/2026-03-05').get()).get('placed')).toBe(1);
  });

  it('is on the day of settings that have just changed, not of those known before', async () => {
    // In Apia, it is already the next day.
    await takeOrders(api, { timeZone: 'Pacific/Apia' });
    const { data } = await placeOrder(api, diner, { quote });
    expect(data).toMatchObject({ day: '2026-03-05', number: 1 });
    const days = await api.db.collection('days').listDocuments();
    expect(days.map(({ id }) => id)).toEqual(['2026-03-05']);
  });

  it.each([
    ['unattended', { needsScreen: true }],
    ['paused', { pausedUntil: Timestamp.fromMillis(startMs + 60 * minuteMs) }],
    ['off', { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] } }],
  ])('cannot be as soon as possible while ordering is %s', async (code, changes) => {
    await api.db.doc('settings/ordering').update(changes);
    const checkout = await getCheckout(api, diner);
    expect(checkout.asap).toBeNull();
    expect(checkout.problems.map((problem) => problem.code)).toEqual([code]);
    const { error } = await placeOrder(api, diner, { quote });
    expect(error.problems?.map((problem) => problem.code)).toEqual([code]);
    await expectNothingPlaced();
  });

  it('can be as soon as possible if a kitchen screen was seen three minutes ago', async () => {
    await api.db.doc('settings/ordering').update({ needsScreen: true });
    const seen = (ms: number) =>
      api.db.doc('kitchen/presence').set({
        screens: { 'screen-1': { name: 'Pass', seenAt: Timestamp.fromMillis(ms) } },
      });
    await seen(nowMs - 3 * minuteMs - 1);
    expect((await placeOrder(api, diner, { quote })).status).toBe(409);
    await seen(nowMs - 3 * minuteMs);
    expect((await placeOrder(api, diner, { quote })).status).toBe(201);
  });
});

describe('the limits of a diner', () => {
  it('are three open orders, and six placements in ten minutes', async () => {
    const place = async () => {
      await writeCart(api, { uid: diner.uid, dishId });
      return placeOrder(api, diner);
    };
    const cancel = (id: string) =>
      api.call('cancelOrder', { token: diner.accessToken, params: { id }, body: {} });
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await place()).data._id);
    const fourth = await place();
    expect(fourth.error.problems).toEqual([{ code: 'too_many_open', limit: 3, actual: 3 }]);
    for (let n = 0; n < 3; n++) {
      await cancel(ids[n] ?? '');
      nowMs += minuteMs;
      expect((await place()).status).toBe(201);
    }
    await cancel((await api.call('listOrders', { token: diner.accessToken })).data[0]?._id ?? '');
    const seventh = await place();
    expect(seventh.status).toBe(429);
    expect(seventh.headers.get('retry-after')).toBe(String(7 * 60));
    nowMs += 7 * minuteMs;
    expect((await place()).status).toBe(201);
  });

  it('are one open order of up to $100 while the email is not verified', async () => {
    await api.auth.updateUser(diner.uid, { emailVerified: false });
    await changeDish({ price: 50.01 });
    const costly = await placeOrder(api, diner);
    const tooLarge = { code: 'too_large', unit: 'cents', limit: 10_000, actual: 10_002 };
    expect(costly.error.problems).toEqual([tooLarge]);
    await changeDish({ price: 50 });
    expect((await placeOrder(api, diner)).status).toBe(201);
    await writeCart(api, { uid: diner.uid, dishId });
    const second = await placeOrder(api, diner);
    expect(second.error.problems).toEqual([{ code: 'too_many_open', limit: 1, actual: 1 }]);
  });
});
