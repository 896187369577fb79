import type { Order } from '@thymely/contract/orders/endpoints';
import { foldText } from '@thymely/contract/ground/text/fold-text';

/**
 * Returns the orders that have a typed text in their number or name: first those with exactly that
 * number, then those whose number or name begins with it. Otherwise they keep their order.
 */
export function findOrders(orders: readonly Order[], typed: string): Order[] {
  const text = foldText(typed).trim().replace(/^#/, '');
  if (text === '') return [];
  return orders
    .map((order) => ({ order, rank: rankOf(order, text) }))
    .filter(({ rank }) => rank < notFound)
    .sort((one, other) => one.rank - other.rank)
    .map(({ order }) => order);
}

const notFound = 3;

function rankOf({ number, name }: Order, text: string): number {
  const digits = String(number);
  const folded = foldText(name);
  if (digits === text) return 0;
  if (digits.startsWith(text) || folded.startsWith(text)) return 1;
  return digits.includes(text) || folded.includes(text) ? 2 : notFound;
}
