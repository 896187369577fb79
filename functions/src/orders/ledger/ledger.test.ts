import { orderStates, type OrderState } from '@thymely/contract/orders/order-states';
import fc from 'fast-check';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { orderOf, soupLine } from '../../testing/orders.ts';
import { ledgerVersion, type StoredOrder } from '../order/store.ts';
import { toFirstLedger, toIncrements } from './ledger.firestore.ts';
import { ledgerEntryOf, ledgerEntryOfChange, soldNamesOf, type LedgerEntry } from './ledger.ts';

const placed = orderOf();
const slot = `slots.${placed.pickup.slotKey}`;
const collected = orderOf({
  state: 'collected',
  isOpen: false,
  times: {
    placed: '2026-03-01T18:00:00.000Z',
    accepted: '2026-03-01T18:01:00.000Z',
    ready: '2026-03-01T18:16:30.000Z',
    collected: '2026-03-01T18:20:00.000Z',
  },
});

describe('the ledger entry of an order to the ledger of its day', () => {
  it("is the slot's load and the open total for an open order", () => {
    const expected = { placed: 1, openCents: 1640, [`${slot}.load`]: 2, [`${slot}.orders`]: 1 };
    expect(ledgerEntryOf(placed)).toEqual(expected);
  });

  it('is a sale for a collected order, with its dishes and the time it took', () => {
    expect(ledgerEntryOf(collected)).toEqual({
      placed: 1,
      collected: 1,
      cents: 1640,
      prepSeconds: 930,
      late: 1,
      'dishes.soup.n': 2,
      'dishes.soup.cents': 1640,
      [`${slot}.load`]: 2,
      [`${slot}.orders`]: 1,
    });
  });

  it('counts the portions of each size of a dish', () => {
    const chosen = (choiceId: string) => ({ groupId: '_size', choiceId, group: 'Size', name: 'x' });
    const line = (choiceId: string, quantity: number) => ({
      ...soupLine,
      quantity,
      choices: [{ ...chosen(choiceId), cents: 0 }],
    });
    const lines = [line('large', 2), line('large', 1), line('small', 1), soupLine];
    expect(ledgerEntryOf({ ...collected, lines })).toMatchObject({
      'dishes.soup.n': 6,
      'dishes.soup.s.large': 3,
      'dishes.soup.s.small': 1,
    });
  });

  it.each(['cancelled', 'rejected'] as const)('has no load for a %s order', (state) => {
    expect(ledgerEntryOf(orderOf({ state }))).toEqual({ placed: 1, [state]: 1 });
  });

  it('includes the count of unverified orders, in the slot and while the order is open', () => {
    const stranger = { isUnverified: true } as const;
    const inSlot = { [`${slot}.unverified`]: 1 };
    expect(ledgerEntryOf(orderOf(stranger))).toMatchObject({ unverifiedOpen: 1, ...inSlot });
    const sold = ledgerEntryOf({ ...collected, ...stranger });
    expect(sold).toMatchObject(inSlot);
    expect(sold).not.toHaveProperty('unverifiedOpen');
    const rejected = ledgerEntryOf(orderOf({ ...stranger, state: 'rejected' }));
    expect(rejected).toEqual({ placed: 1, rejected: 1 });
  });

  it('still includes the slot for an order that nobody collected, because it was cooked', () => {
    const ledgerEntry = ledgerEntryOf(orderOf({ state: 'not_collected' }));
    expect(ledgerEntry).toMatchObject({ notCollected: 1, [`${slot}.load`]: 2 });
  });

  it('is empty for an order that waits for its payment', () => {
    expect(ledgerEntryOf(orderOf({ state: 'awaiting_payment' }))).toEqual({});
  });

  it('counts a dish once for each of its lines', () => {
    const lines = [soupLine, { ...soupLine, id: 'line-2', quantity: 1, totalCents: 820 }];
    const ledgerEntry = ledgerEntryOf({ ...collected, lines });
    expect(ledgerEntry).toMatchObject({ 'dishes.soup.n': 3, 'dishes.soup.cents': 2460 });
  });

  it('changes with an order so that all changes add up to its final state', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<OrderState>(...orderStates)), (states) => {
        const steps = [undefined, ...states.map((state) => ({ ...collected, state }))];
        const changes = steps.slice(1).map((step, n) => ledgerEntryOfChange(steps[n], step));
        expect(sumOf(changes)).toEqual(ledgerEntryOf(steps.at(-1)));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('breaks down by hour, reason and rate what has an hour, each order in one place', () => {
    const at = { pickupHour: 9 };
    const tax = { name: 'IVA', bp: 2300 };
    const [hours, reason] = [{ 'hours.09.n': 1, 'hours.09.cents': 1640 }, 'rejectedBy.no_answer'];
    expect(ledgerEntryOf(orderOf(at))).toMatchObject(hours);
    const sold = ledgerEntryOf({ ...collected, ...at, lines: [{ ...soupLine, tax }] });
    expect(sold).toMatchObject({ ...hours, 'tax.2300': 307 });
    const refusal = { code: 'no_answer', message: '' };
    const refused = ledgerEntryOf(orderOf({ ...at, state: 'rejected', refusal }));
    expect(refused).toEqual({
      placed: 1,
      rejected: 1,
      [`${reason}.n`]: 1,
      [`${reason}.cents`]: 1640,
    });
    const odd = orderOf({ ...at, state: 'rejected', refusal: { code: 'a.b', message: '' } });
    expect(ledgerEntryOf(odd)).toMatchObject({ 'rejectedBy.other.n': 1 });
    const lost = ledgerEntryOf(orderOf({ ...at, state: 'not_collected' }));
    expect(lost).toMatchObject({ 'lost.notCollected.n': 1, 'lost.notCollected.cents': 1640 });
  });

  it('takes portions until it ends before anybody cooks, if it was placed since they are counted', () => {
    const size = { groupId: '_size', choiceId: 'large', group: 'Size', name: 'Large', cents: 0 };
    const lines = [soupLine, { ...soupLine, id: 'line-2', quantity: 3, choices: [size] }];
    const bookedBy = (changes: Partial<StoredOrder>) => {
      const entries = Object.entries(ledgerEntryOf(orderOf({ lines, ledgerVersion, ...changes })));
      return Object.fromEntries(entries.filter(([path]) => path.startsWith('booked.')));
    };
    const taken = { 'booked.soup.n': 5, 'booked.soup.s.large': 3 };
    for (const state of ['awaiting_payment', 'placed', 'collected', 'not_collected'] as const) {
      expect(bookedBy({ state })).toEqual(taken);
    }
    for (const state of ['cancelled', 'rejected'] as const) {
      expect(bookedBy({ state })).toEqual({});
      expect(bookedBy({ state, times: { cooking: placed.placedAt } })).toEqual(taken);
      expect(bookedBy({ state, times: { ready: placed.placedAt } })).toEqual(taken);
    }
    expect(bookedBy({ ledgerVersion: 2 })).toEqual({});
  });

  it('has the takings of an hour once it is collected, if it was placed since they are kept', () => {
    const at = { pickupHour: 9 };
    const takings = { 'takings.09.n': 1, 'takings.09.cents': 1640 };
    const since = { ...at, ledgerVersion };
    expect(ledgerEntryOf({ ...collected, ...since })).toMatchObject(takings);
    expect(ledgerEntryOf({ ...collected, ...at })).not.toHaveProperty(['takings.09.n']);
    expect(ledgerEntryOf(orderOf(since))).not.toHaveProperty(['takings.09.n']);
  });

  it('counts the time to ready from accepted on, and of an order for later from its start on', () => {
    const times = { ...collected.times, cooking: '2026-03-01T18:10:00.000Z' };
    const later = { ...collected.pickup, kind: 'slot' } as const;
    const since = { ...collected, times, ledgerVersion };
    const timeOf = (order: typeof collected) => {
      const { prepSeconds, timed, late } = ledgerEntryOf(order);
      return { prepSeconds, timed, late };
    };
    expect(timeOf(since)).toEqual({ prepSeconds: 930, timed: 1, late: 1 });
    expect(timeOf({ ...since, pickup: later })).toEqual({ prepSeconds: 390, timed: 1, late: 1 });
    // Nobody pressed Start, so nobody knows.
    expect(timeOf({ ...since, pickup: later, times: collected.times })).toEqual({ late: 1 });
    // An order from before counts as it did then.
    expect(timeOf({ ...collected, times, pickup: later })).toEqual({ prepSeconds: 930, late: 1 });
  });

  it('is beside the names of the dishes in a sale, which an undo leaves', () => {
    expect(soldNamesOf(placed)).toEqual({});
    const names = soldNamesOf(collected);
    expect(names).toEqual({ 'dishes.soup.name': 'Lentil soup' });
    expect(toIncrements({ 'dishes.soup.n': 2 }, names)).toEqual({
      dishes: { soup: { n: FieldValue.increment(2), name: 'Lentil soup' } },
    });
  });

  it('becomes nested fields in the first ledger of a day', () => {
    expect(toFirstLedger({ placed: 1, 'slots.5.load': 2, 'slots.5.orders': 1 })).toEqual({
      placed: 1,
      slots: { 5: { load: 2, orders: 1 } },
    });
  });
});

function sumOf(ledgerEntries: readonly LedgerEntry[]): LedgerEntry {
  const sum: Record<string, number> = {};
  for (const ledgerEntry of ledgerEntries) {
    for (const [path, value] of Object.entries(ledgerEntry)) {
      sum[path] = (sum[path] ?? 0) + value;
    }
  }
  return Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));
}

describe('requirement 55: dishes named like inherited properties', () => {
  const names = Object.getOwnPropertyNames(Object.prototype);

  it.each(names)('requirement 55: %s has a place of its own in the ledger', (name) => {
    const ledger = toFirstLedger({ 'dishes.soup.n': 2, [`dishes.${name}.n`]: 1, [name]: 3 });
    const { dishes } = ledger as { dishes: Record<string, { n: number }> };
    expect(Object.keys(ledger)).toEqual(['dishes', name]);
    expect(Object.entries(dishes)).toEqual([
      ['soup', { n: 2 }],
      [name, { n: 1 }],
    ]);
    expect('n' in Object || 'n' in {}).toBe(false);
  });
});
