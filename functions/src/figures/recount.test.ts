import { dayFiguresSchema, type DayFigures } from '@thymely/contract/figures/schema';
import { sumOfDays } from '@thymely/contract/figures/sum';
import { minuteMs } from '@thymely/contract/ground/time';
import { isOpenState, orderSteps, type OrderStep } from '@thymely/contract/orders/order-states';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ledgerVersion, type StoredOrder } from '../orders/order/store.ts';
import { ledgerEntryOfChange } from '../orders/ledger/ledger.ts';
import { toFirstLedger } from '../orders/ledger/ledger.firestore.ts';
import { orderAfter, orderBefore, undoableFields } from '../orders/steps/order-steps.ts';
import { orderOf, soupLine } from '../testing/orders.ts';
import { dayFiguresOf } from './day-figures.ts';

const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
const codes = ['sold_out', 'too_busy', 'no_answer', 'other'];

const newOrders = fc.record({
  day: fc.constantFrom(...days),
  pickupHour: fc.integer({ min: 0, max: 23 }),
  kind: fc.constantFrom('asap', 'slot'),
  /** None is from before takings by hour, and 2 from before portions were counted. */
  version: fc.constantFrom(undefined, 2, ledgerVersion),
  lines: fc.array(
    fc.record({
      menuItemId: fc.constantFrom('soup', 'pizza', 'tart', 'tea'),
      quantity: fc.integer({ min: 1, max: 9 }),
      unitCents: fc.integer({ min: 1, max: 9999 }),
      bp: fc.constantFrom(600, 887.5, 1300, 2300),
      size: fc.constantFrom('small', 'large', undefined),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  /** What happens to it: one of the possible steps after another; null takes the last one back. */
  steps: fc.array(
    fc.record({
      pick: fc.option(fc.nat(), { freq: 6 }),
      minutes: fc.integer({ min: 0, max: 20 }),
      code: fc.constantFrom(...codes),
    }),
    { maxLength: 12 },
  ),
});
type NewOrder = typeof newOrders extends fc.Arbitrary<infer Value> ? Value : never;

/** On the first day, orders are placed before and after takings by hour are kept; then only after. */
function placed({ day, pickupHour, kind, version, lines }: NewOrder, n: number): StoredOrder {
  const ordered = lines.map(({ menuItemId, quantity, unitCents, bp, size }, index) => ({
    ...soupLine,
    id: `line-${index}`,
    menuItemId,
    quantity,
    unitCents,
    totalCents: quantity * unitCents,
    tax: { name: 'IVA', bp },
    choices:
      size === undefined
        ? []
        : [{ groupId: '_size', choiceId: size, group: 'Size', name: size, cents: 0 }],
  }));
  const totalCents = ordered.reduce((sum, line) => sum + line.totalCents, 0);
  return orderOf({
    _id: `order-${n}`,
    number: n,
    day,
    pickupHour,
    pickup: { ...orderOf().pickup, kind },
    lines: ordered,
    totalCents,
    ledgerVersion: version ?? (day === days[0] ? undefined : ledgerVersion),
  });
}

/** Returns an order at each of its revisions. */
function lifeOf(given: NewOrder, n: number): StoredOrder[] {
  const life = [placed(given, n)];
  let nowMs = Date.parse(life[0]?.placedAt ?? '');
  for (const { pick, minutes, code } of given.steps) {
    const order = life.at(-1);
    if (order === undefined) break;
    nowMs += minutes * minuteMs;
    const step = pick === null ? undefined : stepFrom(order, pick);
    if (pick === null) {
      const before = life.at(-2);
      if (before === undefined) continue;
      const last = { action: 'ready', from: before.state, to: order.state } as const;
      const event = { ...last, at: '', byUid: '', byRole: 'kitchen' } as const;
      life.push(orderBefore(order, { ...event, before: undoableFields(before) }, nowMs));
    } else if (step !== undefined) {
      const refusal = orderSteps[step].to === 'rejected' ? { code, message: '' } : null;
      life.push(orderAfter(order, { step, nowMs, refusal }));
    }
  }
  return life;
}

function stepFrom({ state }: StoredOrder, pick: number): OrderStep | undefined {
  const steps = Object.keys(orderSteps) as OrderStep[];
  const possible = steps.filter((step) =>
    (orderSteps[step].from as readonly string[]).includes(state),
  );
  return possible[pick % possible.length];
}

const sumOf = (orders: StoredOrder[], of: (order: StoredOrder) => number) =>
  orders.reduce((sum, order) => sum + of(order), 0);
const centsOf = (orders: StoredOrder[]) => sumOf(orders, ({ totalCents }) => totalCents);

/** Counts the orders in another way than the ledger: from the whole list, one figure at a time. */
function countedAnew(orders: StoredOrder[]) {
  const inState = (...states: string[]) => orders.filter(({ state }) => states.includes(state));
  const collected = inState('collected');
  const open = orders.filter(({ state }) => isOpenState(state));
  const by = <Key extends string>(list: StoredOrder[], keyOf: (order: StoredOrder) => Key) =>
    Object.fromEntries(
      Object.entries(Object.groupBy(list, keyOf)).map(([key, of = []]) => [
        key,
        { n: (of as StoredOrder[]).length, cents: centsOf(of as StoredOrder[]) },
      ]),
    );
  const taxes = collected.flatMap(({ lines }) =>
    [600, 887.5, 1300, 2300].map((bp) => {
      const gross = lines.filter(({ tax }) => tax?.bp === bp).reduce((s, l) => s + l.totalCents, 0);
      return { bp, cents: Math.round((gross * bp) / (10_000 + bp)) };
    }),
  );
  const tax = Object.groupBy(taxes, ({ bp }) => bp);
  const timed = collected.filter(isTimed);
  const hourOf = ({ pickupHour = 0 }: StoredOrder) => String(pickupHour).padStart(2, '0');
  return {
    placed: orders.length,
    open: open.length,
    collected: collected.length,
    cents: centsOf(collected),
    openCents: centsOf(open),
    prepSeconds: sumOf(timed, prepSecondsOf),
    timed: timed.length,
    hours: by([...open, ...collected], hourOf),
    takings: by(collected, hourOf),
    rejectedBy: by(inState('rejected'), ({ refusal }) => refusal?.code ?? ''),
    lost: {
      cancelled: by(inState('cancelled'), () => 'all')['all'] ?? { n: 0, cents: 0 },
      notCollected: by(inState('not_collected'), () => 'all')['all'] ?? { n: 0, cents: 0 },
    },
    tax: Object.fromEntries(
      Object.entries(tax)
        .map(([bp, of = []]) => [bp, of.reduce((sum, { cents }) => sum + cents, 0)] as const)
        .filter(([, cents]) => cents > 0),
    ),
    large: sumOf(collected, largeIn),
    booked: sumOf(orders.filter(takesPortions), portionsIn),
    bookedLarge: sumOf(orders.filter(takesPortions), largeIn),
    portions: sumOf(collected, portionsIn),
    late: collected.filter(({ times, dueAt }) => (times['ready'] ?? '') > dueAt).length,
  };
}

const portionsIn = ({ lines }: StoredOrder) => lines.reduce((n, { quantity }) => n + quantity, 0);

/** An order takes portions unless it ended before anybody cooked, or is older than their counts. */
function takesPortions({ ledgerVersion: version, state, times }: StoredOrder): boolean {
  const isUncooked = times['cooking'] === undefined && times['ready'] === undefined;
  return version === ledgerVersion && !(isUncooked && ['cancelled', 'rejected'].includes(state));
}

/** Returns the portions of dishes that a ledger has as taken, and those of large sizes. */
function bookedIn(ledger: Record<string, number> = {}) {
  const sum = (path: RegExp) =>
    Object.entries(ledger).reduce((n, [name, value]) => n + (path.test(name) ? value : 0), 0);
  return { booked: sum(/^booked\.\w+\.n$/), bookedLarge: sum(/^booked\.\w+\.s\.large$/) };
}

const largeIn = ({ lines }: StoredOrder) =>
  lines
    .filter(({ choices }) => choices[0]?.choiceId === 'large')
    .reduce((n, { quantity }) => n + quantity, 0);

function isTimed({ ledgerVersion: isNew, pickup, times }: StoredOrder): boolean {
  return !isNew || pickup.kind === 'asap' || times['cooking'] !== undefined;
}

function prepSecondsOf({ ledgerVersion: isNew, pickup, times }: StoredOrder): number {
  const begun = isNew && pickup.kind === 'slot' ? times['cooking'] : times['accepted'];
  return (Date.parse(times['ready'] ?? '') - Date.parse(begun ?? '')) / 1000;
}

const largeOf = ({ dishes = {} }: Pick<DayFigures, 'dishes'>) =>
  Object.values(dishes).reduce((sum, { sizes }) => sum + (sizes?.['large'] ?? 0), 0);

it('the figures of 1 000 random orders, changed one by one, equal a recount of them to the cent', () => {
  const given = fc.sample(newOrders, { numRuns: 1000, seed: 20_261_124 });
  const lives = given.map((each, n) => lifeOf(each, n));
  const ledgers = new Map(days.map((day): [string, Record<string, number>] => [day, {}]));
  for (const life of lives) {
    for (const [n, order] of life.entries()) {
      const ledger = ledgers.get(order.day) ?? {};
      const change = ledgerEntryOfChange(life[n - 1], order);
      for (const [path, by] of Object.entries(change)) ledger[path] = (ledger[path] ?? 0) + by;
    }
  }
  const orders = lives.flatMap((life) => life.at(-1) ?? []);
  const read = days.map((day) => dayFiguresOf(day, toFirstLedger(ledgers.get(day) ?? {})));
  for (const figures of read) {
    const ofDay = orders.filter(({ day }) => day === figures.day);
    const { portions, large, booked, bookedLarge, ...anew } = countedAnew(ofDay);
    expect(bookedIn(ledgers.get(figures.day))).toEqual({ booked, bookedLarge });
    const takings = figures.day === days[0] ? null : anew.takings;
    expect(figures).toMatchObject({ ...anew, takings });
    expect(Object.values(figures.dishes).reduce((sum, { n }) => sum + n, 0)).toBe(portions);
    expect(largeOf(figures)).toBe(large);
    expect(v.is(dayFiguresSchema, figures)).toBe(true);
  }
  const { portions, large, booked, bookedLarge, ...ofAll } = countedAnew(orders);
  const { takings } = countedAnew(orders.filter(({ day }) => day !== days[0]));
  expect(sumOfDays(read)).toMatchObject({ ...ofAll, takings });
  expect(largeOf(sumOfDays(read))).toBe(large);
  // The walk gets everywhere.
  expect(large).toBeGreaterThan(50);
  expect(portions).toBeGreaterThan(100);
  // Rejected orders have taken what was cooked, and older ones nothing.
  expect([booked, bookedLarge].every((n) => n > 100)).toBe(true);
  expect(Object.keys(ofAll.rejectedBy)).toEqual(expect.arrayContaining(codes));
  expect([ofAll.open, ofAll.late, ofAll.lost.notCollected.n].every((n) => n > 5)).toBe(true);
  expect(ofAll.timed).toBeLessThan(ofAll.collected);
});
