import type { DayFigures } from '@thymely/contract/figures/endpoints';
import type { StoredOrder } from '../orders/order/store.ts';
import { toFirstLedger } from '../orders/ledger/ledger.firestore.ts';
import { contributionOf } from '../orders/ledger/ledger.ts';
import { dayFiguresOf } from './day-figures.ts';

/** A figure of a day that its orders do not add up to. */
export type Difference = { figure: string; inLedger: string; inOrders: string };

/** Returns the figures of a day as its orders add up to them now. */
export function recountedFigures(day: string, orders: readonly StoredOrder[]): DayFigures {
  const sums: Record<string, number> = {};
  for (const [path, value] of orders.flatMap((order) => Object.entries(contributionOf(order)))) {
    sums[path] = (sums[path] ?? 0) + value;
  }
  return dayFiguresOf(day, toFirstLedger(sums));
}

/** Compares two figures of one day. What either of them does not know is not compared. */
export function differencesOf(inLedger: DayFigures, inOrders: DayFigures): Difference[] {
  const names = Object.keys(inLedger) as (keyof DayFigures)[];
  return names.flatMap((figure) => {
    const [one, other] = [inLedger[figure], inOrders[figure]];
    if (one === null || other === null) return [];
    const [text, otherText] = [inOrder(one), inOrder(other)];
    return text === otherText ? [] : [{ figure, inLedger: text, inOrders: otherText }];
  });
}

/** Writes a value so that two equal ones have the same text, whatever the order of their keys. */
function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(
          Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : each,
  );
}
