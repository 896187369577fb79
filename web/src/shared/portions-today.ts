import { sizeGroupId } from '@thymely/contract/menu/sizes';
import type { LeftToday } from '../api/ordering.ts';

/** A line of a cart, or what would become one. */
type Portions = {
  menuItemId: string;
  quantity: number;
  choices?: readonly { groupId: string; choiceId: string }[] | undefined;
};

/** What a line lacks today. */
export type Shortage = {
  /** How many portions are left of its dish, or of its size. */
  left: number;
  /** How many of them the line can have beside the lines before it. */
  take: number;
};

/** Returns the keys of all limits that a line is under: that of its dish, and that of its size. */
function limitKeysOf({ menuItemId, choices = [] }: Omit<Portions, 'quantity'>): string[] {
  const size = choices.find(({ groupId }) => groupId === sizeGroupId);
  return size ? [menuItemId, `${menuItemId}.${size.choiceId}`] : [menuItemId];
}

/** Returns how many portions are left today of a dish as it is chosen; undefined for enough. */
export function leftOf(wanted: Omit<Portions, 'quantity'>, left: LeftToday): number | undefined {
  const limits = limitKeysOf(wanted).flatMap((key) => left.get(key) ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}

/** Returns what is left once a line has some portions. */
function leftAfter(left: LeftToday, line: Portions): LeftToday {
  const keys = limitKeysOf(line);
  return new Map(
    [...left].map(([key, rest]) => [key, keys.includes(key) ? rest - line.quantity : rest]),
  );
}

/** Returns what each line lacks today. Lines of one dish share what is left, the first ones first. */
export function shortagesOf<Line extends Portions>(
  lines: readonly Line[],
  left: LeftToday,
): Map<Line, Shortage> {
  const shortages = new Map<Line, Shortage>();
  let rest = left;
  for (const line of lines) {
    const take = Math.min(line.quantity, leftOf(line, rest) ?? line.quantity);
    if (take < line.quantity) shortages.set(line, { left: leftOf(line, left) ?? 0, take });
    rest = leftAfter(rest, { ...line, quantity: take });
  }
  return shortages;
}

/**
 * Returns how many portions of a dish can be taken today beside other lines of the cart; undefined
 * where nothing limits them, as when there are none today, but on other days.
 */
export function mostToday(
  wanted: Omit<Portions, 'quantity'>,
  { others, left }: { others: readonly Portions[]; left: LeftToday },
): number | undefined {
  if (leftOf(wanted, left) === 0) return undefined;
  const most = leftOf(wanted, others.reduce(leftAfter, left));
  return most === undefined ? undefined : Math.max(1, most);
}
