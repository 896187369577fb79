import type { FigureSums } from '@thymely/contract/figures/endpoints';

/** Hours are `00` to `23`, as in the ledger. */
const allHours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));

/**
 * Returns the hours from the first to the last one used, in the order of a business day: it begins
 * after the longest time without any, so that the hours after midnight come last.
 */
export function hoursInOrder(used: Iterable<string>): string[] {
  const isUsed = new Set(used);
  if (!allHours.some((hour) => isUsed.has(hour))) return [];
  const { start, length } = longestRest(isUsed);
  return Array.from({ length: 24 - length }, (_, n) => hourAfter(start + length + n));
}

function longestRest(isUsed: ReadonlySet<string>): { start: number; length: number } {
  let longest = { start: 0, length: 0 };
  for (let start = 0; start < 24; start++) {
    let length = 0;
    while (length < 24 && !isUsed.has(hourAfter(start + length))) length++;
    if (length > longest.length) longest = { start, length };
  }
  return longest;
}

function hourAfter(hour: number): string {
  return allHours[hour % 24] ?? '';
}

/** Returns the hours of the business day that are over. @param hours in the order of the day */
export function hoursOver(hours: readonly string[], running: string): readonly string[] {
  const place = hours.indexOf(running);
  if (place >= 0) return hours.slice(0, place);
  // Nothing was ordered for the running hour: it lies before, between or after the others.
  const inOrder = hoursInOrder([...hours, running]);
  return inOrder.slice(0, inOrder.indexOf(running)).filter((hour) => hours.includes(hour));
}

/** Returns the open and the collected orders of some hours of a day; undefined if not kept. */
export function ordersIn(hours: FigureSums['hours'], which: readonly string[]): number | undefined {
  return hours === null ? undefined : sumOf(which, (hour) => hours[hour]?.n);
}

/** Returns the takings of some hours of a day; undefined if they were not kept. */
export function takingsIn(
  takings: FigureSums['takings'],
  which: readonly string[],
): number | undefined {
  return takings === null ? undefined : sumOf(which, (hour) => takings[hour]?.cents);
}

function sumOf(hours: readonly string[], of: (hour: string) => number | undefined): number {
  return hours.reduce((sum, hour) => sum + (of(hour) ?? 0), 0);
}
