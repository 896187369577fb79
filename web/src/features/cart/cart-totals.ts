import type { CartLine } from '@thymely/contract/cart/endpoints';
import { centsFromPrice } from '@thymely/contract/money';

/** Price times quantity. */
export function lineTotalCents({ price, quantity }: CartLine): number {
  return centsFromPrice(price) * quantity;
}

/** The sum of the line totals; dishes taken off the menu do not count. */
export function cartTotalCents(lines: CartLine[]): number {
  return lines
    .filter(({ available }) => available)
    .reduce((total, line) => total + lineTotalCents(line), 0);
}
