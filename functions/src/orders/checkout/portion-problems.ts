import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { noPortions, portionKeysOf, portionsLeft } from '../../ordering/portions.ts';
import type { CheckoutReading } from './checkout-store.ts';
import type { PricedCart } from './priced-lines.ts';

/**
 * Returns a problem for each line that wants more portions than are left on a day. Lines of one dish
 * add up: each may have what those before it leave.
 */
export function portionProblems(
  { lines }: Pick<PricedCart, 'lines'>,
  day: string | undefined,
  { portions }: Pick<CheckoutReading, 'portions'>,
): OrderProblem[] {
  if (day === undefined) return [];
  const left = new Map(portionsLeft(portions.get(day) ?? noPortions));
  return lines.flatMap(({ shown }): OrderProblem[] => {
    const { lineId, available, quantity: actual } = shown;
    const keys = portionKeysOf(shown).filter((key) => left.has(key));
    if (!available || keys.length === 0) return [];
    const limit = Math.min(...keys.map((key) => left.get(key) ?? 0));
    for (const key of keys) left.set(key, (left.get(key) ?? 0) - Math.min(limit, actual));
    return actual <= limit ? [] : [{ code: 'portions', lineId, limit, actual, day }];
  });
}
