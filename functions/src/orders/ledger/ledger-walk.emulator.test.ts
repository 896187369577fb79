import { minuteMs } from '@thymely/contract/ground/time';
import {
  kitchenActions,
  orderStates,
  orderSteps,
  type OrderState,
} from '@thymely/contract/orders/order-states';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { createStores } from '../../stores.firestore.ts';
import { connectEmulators } from '../../testing/emulators.ts';
import { storedOrder, storeOrderingSettings } from '../../testing/kitchen.ts';
import { orderOf, soupLine } from '../../testing/orders.ts';
import { moveOrder } from '../steps/move-order.ts';
import { cancelOrder } from '../steps/cancel-order.ts';
import { ledgerOf, toFirstLedger, toIncrements, toIncrementsByPath } from './ledger.firestore.ts';
import { ledgerEntryOf, soldNamesOf } from './ledger.ts';
import { toOrderFields } from '../order/order.firestore.ts';
import { ledgerVersion } from '../order/store.ts';

const emulators = connectEmulators();
const { db } = emulators;
const stores = createStores(db);

let nowMs: number;
const deps = { ...stores, nowMs: () => nowMs, findScreenName: () => Promise.resolve(undefined) };

beforeEach(async () => {
  await emulators.clear();
  await storeOrderingSettings(emulators);
  nowMs = Date.parse(orderOf().placedAt);
});
afterAll(() => emulators.disconnect());

const large = { groupId: '_size', choiceId: 'large', group: 'Size', name: 'Large', cents: 0 };

/**
 * Three orders of one evening, of which two share a slot and one is for a larger party. The first is
 * from before takings by hour were kept, and the last was ordered for later.
 */
const orders = [1, 2, 3].map((number) =>
  orderOf({
    _id: `order-${number}`,
    number,
    load: number,
    pickupHour: 17 + number,
    totalCents: number * 1000,
    ...(number > 1 && { ledgerVersion }),
    ...(number === 3 && { pickup: { ...orderOf().pickup, kind: 'slot', slotKey: 29_000_000 } }),
    lines: [
      {
        ...soupLine,
        quantity: number,
        totalCents: number * 1000,
        ...(number > 1 && { choices: [large] }),
        tax: { name: 'Tax', bp: [1300, 887.5][number % 2] ?? 0 },
      },
    ],
  }),
);

const actions = [...kitchenActions, 'cancel' as const];

const press = () =>
  fc.record({
    id: fc.constantFrom(...orders.map(({ _id }) => _id)),
    action: fc.constantFrom(...actions),
    /** The index of a step that is possible, or undefined to take `action`, possible or not. */
    step: fc.option(fc.nat(), { nil: undefined, freq: 4 }),
    minutes: fc.constantFrom(0, 1, 31),
    /** The state that the screen shows, which is occasionally outdated. */
    stale: fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.constantFrom(...orderStates) },
    ),
  });
type Press = ReturnType<typeof press> extends fc.Arbitrary<infer Value> ? Value : never;

async function make({ id, minutes, stale, ...chosen }: Press): Promise<void> {
  nowMs += minutes * minuteMs;
  const state = (await storedOrder(emulators, id))?.state ?? 'placed';
  const likely = actions.filter(
    (each) => each === 'undo' || each === 'acknowledge' || isFrom(orderSteps[each].from, state),
  );
  const action = likely[(chosen.step ?? NaN) % likely.length] ?? chosen.action;
  if (action === 'cancel') {
    await cancelOrder(deps, { id, uid: 'dana' });
    return;
  }
  const from = stale ?? state;
  await moveOrder(deps, {
    id,
    action,
    from,
    screen: 'screen-1',
    by: { byUid: 'ada', byRole: 'admin' },
    ...(action === 'reject' && { reason: 'closing' }),
  });
}

function isFrom(states: readonly OrderState[], state: OrderState): boolean {
  return states.includes(state);
}

/** Places the orders one after another, with their ledger entries. */
async function placeAll(): Promise<void> {
  await emulators.clear();
  await storeOrderingSettings(emulators);
  nowMs = Date.parse(orderOf().placedAt);
  for (const order of orders) {
    await db.doc(`orders/${order._id}`).set(toOrderFields(order));
    const ledgerEntry = toIncrements(ledgerEntryOf(order));
    await ledgerOf(db, order.day).set(ledgerEntry, { merge: true });
  }
}

async function expectLedgerToAddUp(): Promise<void> {
  const sum: Record<string, number> = {};
  let names: Record<string, string> = {};
  for (const { _id } of orders) {
    const stored = await storedOrder(emulators, _id);
    names = { ...names, ...soldNamesOf(stored) };
    for (const [path, value] of Object.entries(ledgerEntryOf(stored))) {
      sum[path] = (sum[path] ?? 0) + value;
    }
  }
  const ledger = await ledgerOf(db, orderOf().day).get();
  expect(withoutZeros(ledger.data())).toEqual(withoutZeros(toFirstLedger(sum)));
  for (const [path, name] of Object.entries(names)) expect(ledger.get(path)).toBe(name);
}

type Nested = { [name: string]: number | string | Nested };

/** Leaves the sums, without names and the zeros that remain after equal subtractions. */
function withoutZeros(fields: Nested | undefined): Nested {
  const sums = Object.entries(fields ?? {}).filter(([, value]) => typeof value !== 'string');
  const entries = sums.map(([name, value]) =>
    typeof value === 'object' ? [name, withoutZeros(value)] : [name, value],
  );
  const isSomething = ([, value]: unknown[]) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value !== 0;
  return Object.fromEntries(entries.filter(isSomething)) as Nested;
}

it('the ledger is the sum of its orders, whatever steps are taken, one by one or at once', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(press(), { minLength: 10, maxLength: 25 }), async (presses) => {
      await placeAll();
      for (const [n, each] of presses.entries()) {
        // Every third step is taken at the same time as the previous one again.
        const others = n % 3 === 2 ? [make(presses[n - 1] ?? each)] : [];
        for (const result of await Promise.allSettled([make(each), ...others])) {
          if (result.status === 'fulfilled') made++;
          else expect(result.reason).toBeInstanceOf(AppError);
        }
      }
      await expectLedgerToAddUp();
    }),
    { numRuns: 12, seed: 20_260_301 },
  );
  expect(made).toBeGreaterThan(25);
}, 600_000);

it('requirement 55: the ledger counts dishes with any name, and keeps the other counts', async () => {
  const ledger = ledgerOf(db, '2026-03-01');
  await ledger.set(toFirstLedger({ placed: 1, 'dishes.soup.n': 2 }));
  for (const name of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
    const added = toIncrements({ placed: 1, [`dishes.${name}.n`]: 1, 'dishes.soup.n': 1 });
    await ledger.set(added, { merge: true });
  }
  // A placement writes portions in a guarded update. No ID that the API takes is an inherited name.
  await ledger.update(toIncrementsByPath({ 'booked.9-lives_.n': 1, 'booked.9-lives_.s.1-l': 1 }));
  const one = { n: 1 };
  expect((await ledger.get()).data()).toEqual({
    placed: 5,
    dishes: { soup: { n: 6 }, constructor: one, toString: one, valueOf: one, hasOwnProperty: one },
    booked: { '9-lives_': { n: 1, s: { '1-l': 1 } } },
  });
});
