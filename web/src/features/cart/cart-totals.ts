import type { CartLine } from '@thymely/contract/cart/endpoints';
import { centsFromPrice } from '@thymely/contract/money';

/** A line as the cart shows it. */
export type ShownLine = CartLine & {
  /** On the menu, but not today. */
  isSoldOut: boolean;
};

export function withSoldOut(lines: CartLine[], soldOut: readonly string[]): ShownLine[] {
  return lines.map((line) => ({
    ...line,
    isSoldOut: line.available && soldOut.includes(line.menuItemId),
  }));
}

/** Whether a line is ordered, and counts in the total. */
export function counts({ available, fault, isSoldOut }: ShownLine): boolean {
  return available && fault === undefined && !isSoldOut;
}

/** Price times quantity. */
export function lineTotalCents({ price, quantity }: CartLine): number {
  return centsFromPrice(price) * quantity;
}

/** The sum of the line totals; what is sold out, off the menu or not offered like this does not count. */
export function cartTotalCents(lines: ShownLine[]): number {
  return lines.filter(counts).reduce((total, line) => total + lineTotalCents(line), 0);
}

/** How many plates and glasses are ordered: two of one dish are two. */
export function portionCount(lines: ShownLine[]): number {
  return lines.filter(counts).reduce((sum, { quantity }) => sum + quantity, 0);
}
