import { dayMs, minuteMs } from '@thymely/contract/ground/time';
import { orderLimits } from '@thymely/contract/orders/limits';
import { describe, expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import { orderOf } from '../../testing/orders.ts';
import {
  asapMs,
  dana,
  decide,
  lineOf,
  nowMs,
  quoteFor,
  readingOf,
  soupDish,
} from '../../testing/placement.ts';
import type { PlacementReading } from './placement-store.ts';

const placed = { place: expect.objectContaining({ state: 'placed' }) as object };
const at = (ms: number) => new Date(ms).toISOString();
const stranger = { ...dana, emailVerified: false };

/** Returns the smallest reading with this total, this many dishes and this load. */
function orderFor({ cents = 820, quantity = 1 }: { cents?: number; quantity?: number }) {
  const items = [{ ...soupDish, price: cents / 100 / quantity }];
  const cart = { ...readingOf().cart, lines: [lineOf({ quantity })] };
  const settings = { ...readingOf().settings, slotCapacity: 1000 };
  return readingOf({ menu: { ...emptyMenu, items }, cart, settings });
}

function withSettings(changes: Partial<PlacementReading['settings']>): PlacementReading {
  return readingOf({ settings: { ...readingOf().settings, ...changes } });
}

describe('the limits at their edges', () => {
  it('allow up to 150 dishes', () => {
    const most = orderLimits.orderDishes;
    const lines = (last: number) => [lineOf({ quantity: 99 }), lineOf({ id: 'b', quantity: last })];
    const reading = (last: number) => ({
      ...orderFor({}),
      cart: { ...readingOf().cart, lines: lines(last) },
    });
    expect(decide(reading(51))).toEqual(placed);
    const problem = { code: 'too_large', unit: 'dishes', limit: most, actual: 151 };
    expect(decide(reading(52))).toEqual([problem]);
  });

  it('allow up to $2,000, and $100 while the email is not verified', () => {
    const quantity = 10;
    expect(decide(orderFor({ cents: 200_000, quantity }))).toEqual(placed);
    expect(decide(orderFor({ cents: 200_010, quantity }))).toEqual([
      { code: 'too_large', unit: 'cents', limit: 200_000, actual: 200_010 },
    ]);
    expect(decide(orderFor({ cents: 10_000 }), { diner: stranger })).toEqual(placed);
    expect(decide(orderFor({ cents: 10_001 }), { diner: stranger })).toEqual([
      { code: 'too_large', unit: 'cents', limit: 10_000, actual: 10_001 },
    ]);
  });

  it('allow up to three open orders, and one while the email is not verified', () => {
    expect(decide(readingOf({ openOrders: 2 }))).toEqual(placed);
    expect(decide(readingOf({ openOrders: 3 }))).toEqual([
      { code: 'too_many_open', limit: 3, actual: 3 },
    ]);
    expect(decide(readingOf(), { diner: stranger })).toEqual(placed);
    expect(decide(readingOf({ openOrders: 1 }), { diner: stranger })).toEqual([
      { code: 'too_many_open', limit: 1, actual: 1 },
    ]);
  });

  it("start at the restaurant's minimum", () => {
    expect(decide(withSettings({ minCents: 820 }))).toEqual(placed);
    expect(decide(withSettings({ minCents: 821 }))).toEqual([
      { code: 'below_minimum', limit: 821, actual: 820 },
    ]);
  });

  it('refuse an order too large for any slot, and report nothing else about its slot', () => {
    const reading = orderFor({ quantity: 7 });
    const settings = { ...reading.settings, slotCapacity: 6 };
    expect(decide({ ...reading, settings })).toEqual([
      { code: 'too_large', unit: 'load', limit: 6, actual: 7 },
    ]);
    expect(decide({ ...reading, settings: { ...settings, slotCapacity: 7 } })).toEqual(placed);
  });

  it('are the portions left for the day of pick-up, which the lines of a dish share', () => {
    const today = { limits: new Map([['soup', 5]]), booked: new Map([['soup', 2]]) };
    const portions = new Map([['2026-03-04', today]]);
    const of = (...quantities: number[]) => {
      const lines = quantities.map((quantity, n) => lineOf({ id: `line-${n}`, quantity }));
      return readingOf({ portions, cart: { ...readingOf().cart, lines } });
    };
    expect(decide(of(2, 1))).toEqual(placed);
    expect(decide(of(2, 2))).toEqual([
      { code: 'portions', lineId: 'line-1', limit: 1, actual: 2, day: '2026-03-04' },
    ]);
    const tomorrow = { pickup: asapMs + dayMs };
    expect(decide(of(99), { body: tomorrow })).toEqual([
      { code: 'too_large', unit: 'load', limit: 60, actual: 99 },
    ]);
  });

  it('allow six placements within ten minutes, and tell how long to wait for the seventh', () => {
    const sixAt = (firstMs: number) =>
      Array.from({ length: orderLimits.placements }, (_, n) => firstMs + n * 1000);
    const reading = (placedAtMs: number[]) =>
      readingOf({ cart: { ...readingOf().cart, placedAtMs } });
    const tenMinutesAgo = nowMs - 10 * minuteMs;
    expect(decide(reading(sixAt(tenMinutesAgo)))).toEqual(placed);
    expect(decide(reading(sixAt(tenMinutesAgo + 1).slice(1)))).toEqual(placed);
    const refused = { code: 'TOO_MANY_REQUESTS', headers: { 'Retry-After': '61' } };
    expect(() => decide(reading(sixAt(tenMinutesAgo + 60_001)))).toThrow(
      expect.objectContaining(refused),
    );
  });

  it('do not apply to a repeated placement', () => {
    const order = orderOf({ requestHash: 'hash' });
    const used = { ...readingOf().cart, lines: [], placedAtMs: Array<number>(6).fill(nowMs) };
    expect(decide(readingOf({ placed: order, cart: used }))).toEqual({ replay: order });
    expect(() => decide(readingOf({ placed: order }), { requestHash: 'another' })).toThrow(
      expect.objectContaining({ code: 'CONFLICT' }),
    );
  });
});

it('an order keeps what its dishes were declared to contain when it was placed', () => {
  const declaring = (allergens?: ['fish', 'milk']) => {
    const dish = { ...soupDish, ...(allergens && { allergens }) };
    const decision = decide(readingOf({ menu: { ...emptyMenu, items: [dish] } }));
    return 'place' in decision ? decision.place.lines.map((line) => line.allergens) : decision;
  };
  expect(declaring(['fish', 'milk'])).toEqual([['fish', 'milk']]);
  expect(declaring()).toEqual([undefined]);
});

describe('requirement 44: what was shown is what is ordered', () => {
  const shown = readingOf();
  const body = { quote: quoteFor(shown) };
  const cart = (changes: Partial<ReturnType<typeof lineOf>>) => ({
    cart: { ...shown.cart, lines: [lineOf(changes)] },
  });

  it.each([
    ['a price', { menu: { ...emptyMenu, items: [{ ...soupDish, price: 8.3 }] } }],
    ['a quantity', cart({ quantity: 2 })],
    ['a dish', { ...cart({ menuItemId: 'stew' }), menu: menuWith('stew') }],
    ['a line', { cart: { ...shown.cart, lines: [lineOf(), lineOf({ id: 'line-2' })] } }],
  ])('requirement 44: if %s has changed since, that is a problem', (_, changes) => {
    expect(decide(readingOf(changes), { body })).toEqual([{ code: 'changed' }]);
  });

  it('requirement 44: if a dish is sold out or gone, that is a problem of its line', () => {
    expect(decide(readingOf({ soldOut: new Set(['soup']) }), { body })).toEqual([
      { code: 'changed' },
      { code: 'sold_out', lineId: 'line-1' },
    ]);
    expect(decide(readingOf({ menu: emptyMenu }), { body })).toEqual([
      { code: 'changed' },
      { code: 'dish_gone', lineId: 'line-1' },
    ]);
  });

  it("requirement 44: another diner's quote is not accepted", () => {
    const quote = quoteFor(shown, { diner: { ...dana, uid: 'omar' } });
    expect(decide(shown, { body: { quote } })).toEqual([{ code: 'changed' }]);
  });

  it('requirement 44: all problems are reported at once', () => {
    const lines = [lineOf({ quantity: 99 }), lineOf({ id: 'b', quantity: 99 })];
    const gone = lineOf({ id: 'c', menuItemId: 'gone' });
    const reading = readingOf({
      cart: { ...shown.cart, lines: [...lines, gone] },
      openOrders: 3,
      isAttended: false,
      settings: { ...shown.settings, needsScreen: true, slotCapacity: 1000 },
    });
    const problems = decide(reading, { body });
    expect(Array.isArray(problems) && problems.map(({ code }) => code)).toEqual([
      ...['changed', 'dish_gone', 'too_many_open', 'too_large', 'unattended'],
    ]);
  });
});

describe('the name and note of an order', () => {
  it("are by default the profile's name, cut to 40 characters", () => {
    const long = { ...dana, name: `${'x'.repeat(39)}🍜 noodles` };
    const nameOf = (decision: ReturnType<typeof decide>) =>
      'place' in decision && decision.place.name;
    expect(nameOf(decide(readingOf(), { diner: long }))).toBe('x'.repeat(39));
    expect(nameOf(decide(readingOf(), { body: { name: 'Omar' } }))).toBe('Omar');
    const missing = { code: 'INVALID_REQUEST', fields: { name: 'Name is required.' } };
    expect(() => decide(readingOf(), { diner: { ...dana, name: '' } })).toThrow(
      expect.objectContaining(missing),
    );
  });

  it('cannot include a note if none is accepted', () => {
    const reading = withSettings({ notes: false });
    expect(decide(reading, { body: { note: '' } })).toEqual(placed);
    expect(() => decide(reading, { body: { note: 'No nuts' } })).toThrow(
      expect.objectContaining({ code: 'INVALID_REQUEST' }),
    );
  });
});

function menuWith(id: string) {
  return { ...emptyMenu, items: [soupDish, { ...soupDish, _id: id }] };
}

describe('requirement 51: diners without a verified email cannot fill a day', () => {
  const eve = { ...dana, emailVerified: false };
  const key = asapMs / minuteMs;
  const withSlot = (booked: object, settings: object = {}) =>
    readingOf({
      ledgers: new Map([...readingOf().ledgers, ['2026-03-04', { [key]: { load: 0, ...booked } }]]),
      settings: { ...readingOf().settings, ...settings },
    });
  const dueOf = (decision: ReturnType<typeof decide>) =>
    'place' in decision ? decision.place.dueAt : decision;
  const later = [{ code: 'later' }];

  it('requirement 51: the number of orders in a slot is limited, whatever their load', () => {
    const settings = { slotOrders: 5 };
    expect(dueOf(decide(withSlot({ orders: 4 }, settings)))).toBe(at(asapMs));
    expect(decide(withSlot({ orders: 5 }, settings))).toMatchObject(later);
    const wanted = { body: { pickup: asapMs } };
    const full = decide(withSlot({ orders: 5 }, settings), wanted);
    expect(full).toMatchObject([{ code: 'slot_full' }]);
  });

  it('requirement 51: they get half of a slot, rounded up', () => {
    const settings = { slotOrders: 5 };
    const order = (unverified: number, diner: typeof dana) =>
      dueOf(decide(withSlot({ orders: unverified, unverified }, settings), { diner }));
    expect(order(2, eve)).toBe(at(asapMs));
    expect(order(3, eve)).toMatchObject(later);
    expect(order(3, dana)).toBe(at(asapMs));
  });

  it('requirement 51: they have 60 open orders on a business day, all together', () => {
    const withOpen = (open: number) =>
      readingOf({ unverifiedOpen: new Map([['2026-03-04', open]]) });
    expect(dueOf(decide(withOpen(59), { diner: eve }))).toBe(at(asapMs));
    const limit = { limit: 60, actual: 60 };
    expect(decide(withOpen(60), { diner: eve })).toEqual([{ code: 'verify_email', ...limit }]);
    expect(dueOf(decide(withOpen(60)))).toBe(at(asapMs));
    const tomorrow = asapMs + 1440 * minuteMs;
    const later = decide(withOpen(60), { diner: eve, body: { pickup: tomorrow } });
    expect(dueOf(later)).toBe(at(tomorrow));
  });

  it('requirement 51: a restaurant can accept orders of verified guests only', () => {
    const verifiedOnly = readingOf({ settings: { ...readingOf().settings, verifiedOnly: true } });
    expect(decide(verifiedOnly, { diner: eve })).toEqual([{ code: 'verify_email' }]);
    expect(dueOf(decide(verifiedOnly))).toBe(at(asapMs));
  });

  it('requirement 51: their orders are marked as such, for the ledger only', () => {
    const decision = decide(readingOf(), { diner: eve });
    expect(decision).toMatchObject({ place: { isUnverified: true } });
    expect(decide(readingOf())).not.toHaveProperty('place.isUnverified');
  });
});

describe('the number of an order', () => {
  const numberAfterLast = (lastNumber: number) => decide(readingOf({ lastNumber }));

  it('follows the last one, and is 1 after 9999', () => {
    expect(numberAfterLast(41)).toMatchObject({ place: { number: 42 } });
    expect(numberAfterLast(9998)).toMatchObject({ place: { number: 9999 } });
    expect(numberAfterLast(9999)).toMatchObject({ place: { number: 1 } });
  });
});
