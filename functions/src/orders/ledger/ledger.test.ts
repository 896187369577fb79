import { orderStates, type OrderState } from '@thymely/contract/orders/order-states';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderOf, soupLine } from '../../testing/orders.ts';
import { toFirstLedger } from './ledger.firestore.ts';
import { contributionOf, contributionOfChange, type Contribution } from './ledger.ts';

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

describe('what an order adds to the ledger of its day', () => {
  it('an open order takes its load of the slot, and its total is still to come', () => {
    const expected = { placed: 1, openCents: 1640, [`${slot}.load`]: 2, [`${slot}.orders`]: 1 };
    expect(contributionOf(placed)).toEqual(expected);
  });

  it('a collected order is a sale, with its dishes and how long it took', () => {
    expect(contributionOf(collected)).toEqual({
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

  it.each(['cancelled', 'rejected'] as const)('a %s order gives its place back', (state) => {
    expect(contributionOf(orderOf({ state }))).toEqual({ placed: 1, [state]: 1 });
  });

  it('an order of a diner without a verified email counts as one, in its slot and while it is open', () => {
    const stranger = { isUnverified: true } as const;
    const inSlot = { [`${slot}.unverified`]: 1 };
    expect(contributionOf(orderOf(stranger))).toMatchObject({ unverifiedOpen: 1, ...inSlot });
    const sold = contributionOf({ ...collected, ...stranger });
    expect(sold).toMatchObject(inSlot);
    expect(sold).not.toHaveProperty('unverifiedOpen');
    const rejected = contributionOf(orderOf({ ...stranger, state: 'rejected' }));
    expect(rejected).toEqual({ placed: 1, rejected: 1 });
  });

  it('an order that nobody came for was cooked: it keeps its place', () => {
    const contribution = contributionOf(orderOf({ state: 'not_collected' }));
    expect(contribution).toMatchObject({ notCollected: 1, [`${slot}.load`]: 2 });
  });

  it('an order that waits for its payment adds nothing', () => {
    expect(contributionOf(orderOf({ state: 'awaiting_payment' }))).toEqual({});
  });

  it('one dish on two lines is counted once for each', () => {
    const lines = [soupLine, { ...soupLine, id: 'line-2', quantity: 1, totalCents: 820 }];
    const contribution = contributionOf({ ...collected, lines });
    expect(contribution).toMatchObject({ 'dishes.soup.n': 3, 'dishes.soup.cents': 2460 });
  });

  it('whatever happens to an order, the changes add up to what it is in the end', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<OrderState>(...orderStates)), (states) => {
        const steps = [undefined, ...states.map((state) => ({ ...collected, state }))];
        const changes = steps.slice(1).map((step, n) => contributionOfChange(steps[n], step));
        expect(sumOf(changes)).toEqual(contributionOf(steps.at(-1)));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('the first ledger of a day has its fields below each other', () => {
    expect(toFirstLedger({ placed: 1, 'slots.5.load': 2, 'slots.5.orders': 1 })).toEqual({
      placed: 1,
      slots: { 5: { load: 2, orders: 1 } },
    });
  });
});

function sumOf(contributions: readonly Contribution[]): Contribution {
  const sum: Record<string, number> = {};
  for (const contribution of contributions) {
    for (const [path, value] of Object.entries(contribution)) {
      sum[path] = (sum[path] ?? 0) + value;
    }
  }
  return Object.fromEntries(Object.entries(sum).filter(([, value]) => value !== 0));
}

describe('requirement 55: dishes with names that every object has', () => {
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
