import type { DayFigures } from '@thymely/contract/figures/endpoints';
import type { FiguresStore } from '../figures/figures.firestore.ts';
import type { OrderStore, StoredOrder } from '../orders/order/store.ts';

/** What the mail about a business day says. */
export type DayInMail = {
  figures: DayFigures;
  /** The orders of that day that are still open. */
  stillOpen: readonly Pick<StoredOrder, 'number' | 'name'>[];
};

type ReadDayDeps = {
  figures: Pick<FiguresStore, 'readDays'>;
  orders: Pick<OrderStore, 'readOpen'>;
};

/** Reads the figures of a day that exists. 1 read, and all open orders if some of the day are open. */
export async function readDayInMail(
  { figures: store, orders }: ReadDayDeps,
  day: string,
): Promise<DayInMail | undefined> {
  const [figures] = await store.readDays([day]);
  if (figures === undefined) return undefined;
  return { figures, stillOpen: figures.open > 0 ? await openOrdersOf(orders, day) : [] };
}

async function openOrdersOf(
  orders: ReadDayDeps['orders'],
  day: string,
): Promise<DayInMail['stillOpen']> {
  const found: StoredOrder[] = [];
  let after: string | undefined;
  do {
    const page = await orders.readOpen(after);
    found.push(...page.orders.filter((order) => order.day === day));
    after = page.next;
  } while (after !== undefined);
  return found;
}
