import { dayMs } from '@thymely/contract/ground/time';
import type { Firestore } from 'firebase-admin/firestore';
import { toOrder } from '../../../functions/src/orders/order/order.firestore.ts';
import { ledgerEntryOf } from '../../../functions/src/orders/ledger/ledger.ts';
import { documentsOf } from './documents-of.ts';

type Sums = Map<string, number>;

/** Orders are removed after three years, and their ledgers stay. Such days cannot be counted. */
const countedMs = 3 * 365 * dayMs - 31 * dayMs;

/** Compares each day's ledger with the sum of what its orders contribute; returns differences. */
export async function checkLedgers(db: Firestore, nowMs: number = Date.now()): Promise<string[]> {
  const problems: string[] = [];
  const sums = new Map<string, Sums>();
  for await (const document of documentsOf(db.collection('orders'))) {
    const order = toOrder(document);
    if (order === undefined) problems.push(`orders/${document.id} is not an order`);
    else addTo(sums, order.day, ledgerEntryOf(order));
  }
  const firstDay = new Date(nowMs - countedMs).toISOString().slice(0, 10);
  for await (const ledger of documentsOf(db.collection('days'))) {
    const sum = sums.get(ledger.id) ?? new Map<string, number>();
    sums.delete(ledger.id);
    if (ledger.id >= firstDay)
      problems.push(...differences(ledger.id, sum, amountsIn(ledger.data())));
  }
  for (const day of sums.keys()) problems.push(`days/${day} is missing, but it has orders`);
  return problems;
}

function addTo(sums: Map<string, Sums>, day: string, ledgerEntry: Record<string, number>): void {
  const sum = sums.get(day) ?? new Map<string, number>();
  for (const [path, amount] of Object.entries(ledgerEntry)) {
    sum.set(path, (sum.get(path) ?? 0) + amount);
  }
  sums.set(day, sum);
}

/**
 * What follows from no order: a plain count of an hour, which is older than the breakdown, because its
 * orders do not know their hour; and the limits of portions that the kitchen has set.
 */
const notOfOrders = /^(?:hours\.\d\d$|portions\.)/;

/** An amount of zero may be missing on either side. */
function differences(day: string, sum: Sums, ledger: Sums): string[] {
  return [...new Set([...sum.keys(), ...ledger.keys()])]
    .filter((path) => !notOfOrders.test(path))
    .map((path) => ({ path, counted: sum.get(path) ?? 0, stored: ledger.get(path) ?? 0 }))
    .filter(({ counted, stored }) => counted !== stored)
    .map(({ path, counted, stored }) => `days/${day} has ${path} ${stored}, its orders ${counted}`);
}

/** Returns the numbers of a ledger by field path, as ledger entries name them. */
function amountsIn(fields: Record<string, unknown>, prefix = ''): Sums {
  const amounts: Sums = new Map();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'number') amounts.set(prefix + name, value);
    else if (typeof value === 'object' && value !== null) {
      const inner = amountsIn(value as Record<string, unknown>, `${prefix}${name}.`);
      for (const [path, amount] of inner) amounts.set(path, amount);
    }
  }
  return amounts;
}
