import type { CartLine } from '@thymely/contract/cart/endpoints';
import { centsFromPrice } from '@thymely/contract/ground/price/money';
import type { LeftToday } from '../../api/ordering.ts';
import { shortagesOf, type Shortage } from '../../shared/portions-today.ts';
import { soldOutFault } from '@thymely/contract/options/choices';

/** A line as the cart shows it. */
export type ShownLine = CartLine & {
  /** Whether the dish is on the menu but sold out today. */
  isSoldOut: boolean;
  /** What it lacks today. It counts nevertheless, because it can be ordered for another day. */
  shortage?: Shortage | undefined;
  /** Whether `fault` is about a choice that is sold out: it may be back tomorrow. */
  isFaultOfToday?: boolean;
  /** Whether its options, and with them its price, could not be loaded. */
  isUnpriced?: boolean;
};

/** A line whose dish may be sold out. */
export type LineOfCart = CartLine & Pick<ShownLine, 'isUnpriced'>;

type SoldOut = {
  /** The `_id`s of dishes. */
  dishes: readonly string[];
  /** The keys of sold-out choices and sizes: see `soldOutKeyOf`. */
  choices: ReadonlySet<string>;
  left?: LeftToday;
};

const noLimits: LeftToday = new Map();

export function withSoldOut(lines: LineOfCart[], soldOut: SoldOut): ShownLine[] {
  const shown = withFaults(lines, soldOut);
  const shortages = shortagesOf(shown.filter(counts), soldOut.left ?? noLimits);
  return shown.map((line) => {
    const shortage = shortages.get(line);
    return shortage ? { ...line, shortage } : line;
  });
}

function withFaults(lines: LineOfCart[], { dishes, choices }: SoldOut): ShownLine[] {
  return lines.map((line) => {
    const isSoldOut = line.available && dishes.includes(line.menuItemId);
    const canBeOrdered = line.available && line.fault === undefined && !isSoldOut;
    const fault = canBeOrdered ? soldOutFault(line, choices) : undefined;
    if (fault === undefined) return { ...line, isSoldOut };
    return { ...line, isSoldOut, fault: fault.message, isFaultOfToday: true };
  });
}

/** Whether a line is ordered, and counts in the total. */
export function counts({ available, fault, isSoldOut, isUnpriced }: ShownLine): boolean {
  return available && fault === undefined && !isSoldOut && isUnpriced !== true;
}

export function lineTotalCents({ price, quantity }: CartLine): number {
  return centsFromPrice(price) * quantity;
}

/** The sum of the line totals, without lines that are sold out or not offered anymore. */
export function cartTotalCents(lines: ShownLine[]): number {
  return lines.filter(counts).reduce((total, line) => total + lineTotalCents(line), 0);
}

/** The number of plates and glasses that are ordered: two of one dish count as two. */
export function portionCount(lines: ShownLine[]): number {
  return lines.filter(counts).reduce((sum, { quantity }) => sum + quantity, 0);
}
