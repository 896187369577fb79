import type { Order, OrderLine } from '@thymely/contract/orders/endpoints';
import { lineIdentityOf } from '@thymely/contract/options/choices';
import { isUnderWay } from '../../../api/orders/orders.ts';

type Known = {
  /** The diner's last orders, the newest first. */
  recent: readonly Order[];
  /** Whether a dish can be ordered now. */
  canBeHad: (menuItemId: string) => boolean;
};

/**
 * Returns the order that a diner may want again: of the last ones that were collected and of which
 * everything can be had, the one that was ordered most often, the newest first. While an order is
 * under way, there is none.
 */
export function usualOrder({ recent, canBeHad }: Known): Order | undefined {
  if (recent.some(isUnderWay)) return undefined;
  const collected = recent.filter(
    ({ state, lines }) =>
      state === 'collected' && lines.every(({ menuItemId }) => canBeHad(menuItemId)),
  );
  const timesOf = (order: Order) =>
    collected.filter((other) => contentOf(other) === contentOf(order)).length;
  return collected.toSorted((one, other) => timesOf(other) - timesOf(one))[0];
}

/** Returns the same text for orders of the same dishes, in any order. */
function contentOf({ lines }: Order): string {
  const keys = lines.map((line: OrderLine) => `${line.quantity} ${lineIdentityOf(line)}`);
  return keys.toSorted().join(' ');
}
