import type { NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import { inThousands, listed } from '@thymely/contract/ground/in-words';
import { calledOrder } from '@thymely/contract/orders/called-order';
import * as words from './words.en.ts';

/** The number of orders that are named; of the others only the number is said. */
const mostNamed = 5;

/** Names the orders that a change concerns: `#47 Dana, #48 Ines, and 3 more`. */
export function orderNames({ openOrders, orders }: NamedOrders): string {
  const names = orders.slice(0, mostNamed).map(calledOrder);
  const more = openOrders - names.length;
  return listed(more > 0 ? [...names, words.moreOrders(more, inThousands(more))] : names);
}

type Concerned = (count: number, number: string, orders: string) => string;

/**
 * Says for a question which open orders a change concerns, and nothing if there are none. The
 * question does not wait for the answer, which may never come.
 */
export async function concernedOrders(
  answer: Promise<NamedOrders>,
  concerned: Concerned,
): Promise<string> {
  try {
    const found = await answer;
    const { openOrders } = found;
    if (openOrders === 0) return '';
    return concerned(openOrders, inThousands(openOrders), orderNames(found));
  } catch {
    return words.ordersUnknown;
  }
}
