import type { NamedOrders } from '@thymely/contract/ground/named-orders.schema';
import { inThousands } from '@thymely/contract/ground/in-words';
import { calledOrder } from '@thymely/contract/orders/called-order';
import { firstNamed } from '../first-named.ts';
import * as words from './words.en.ts';

/** Names the orders that a change concerns: `#47 Dana, #48 Ines, and 3 more`. */
export function orderNames({ openOrders, orders }: NamedOrders): string {
  return firstNamed(orders.map(calledOrder), openOrders);
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
