import type { Checkout } from '@thymely/contract/orders/endpoints';
import { toleranceMs } from '@thymely/contract/orders/promise';
import type { SeenLine, SeenOrder } from '../../model/kept-placement.ts';
import { lineChanges } from './lines/line-changes.ts';

export type OrderChanges = {
  /** The changes of each line, in words, by the line's ID. */
  lines: Map<string, string[]>;
  /** The names of lines that are no longer in the cart. */
  gone: string[];
  /** The earlier total; undefined while the total is the same. */
  wasTotalCents: number | undefined;
  /** The earlier time of 'right away'; undefined while that has hardly moved. */
  wasAsap?: string | undefined;
};

/** Returns what a diner who sees this checkout has seen. */
export function seenIn({ lines, totalCents, asap }: Checkout): SeenOrder {
  return {
    lines: lines.map(seenLine),
    totalCents,
    ...(asap !== null && { asap }),
  };
}

function seenLine({ diets, allergens, tax, ...line }: Checkout['lines'][number]): SeenLine {
  return {
    lineId: line.lineId,
    name: line.name,
    unitCents: line.unitCents,
    quantity: line.quantity,
    choices: line.choices,
    note: line.note,
    // An empty list declares that there is none; a missing list declares nothing.
    ...(diets && { diets }),
    ...(allergens && { allergens }),
    ...(tax && { tax }),
  };
}

type Comparison = {
  /** Lines that the diner has removed meanwhile; they do not count as changes. */
  removed?: ReadonlySet<string>;
  /** Whether the order is for right away: nothing else moves by itself. */
  isAsap?: boolean;
};

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns what has changed between what the diner saw and what the API says now, or undefined for
 * no change.
 */
export function changesSince(
  seen: SeenOrder,
  now: Checkout,
  { removed = nothing, isAsap = false }: Comparison = {},
): OrderChanges | undefined {
  const before = new Map(seen.lines.map((line) => [line.lineId, line]));
  const lines = new Map<string, string[]>();
  for (const line of now.lines) {
    const words = lineChanges(before.get(line.lineId), line);
    if (words.length > 0 && !removed.has(line.lineId)) lines.set(line.lineId, words);
  }
  const accounted = new Set([...removed, ...now.lines.map(({ lineId }) => lineId)]);
  const gone = seen.lines.filter(({ lineId }) => !accounted.has(lineId)).map(({ name }) => name);
  const wasTotalCents = seen.totalCents === now.totalCents ? undefined : seen.totalCents;
  const wasAsap = isAsap && hasMoved(seen.asap, now) ? seen.asap : undefined;
  const isSame =
    lines.size === 0 && gone.length === 0 && wasTotalCents === undefined && wasAsap === undefined;
  return isSame ? undefined : { lines, gone, wasTotalCents, wasAsap };
}

/**
 * Whether there is a change to look at before the order is placed. The smaller total after the
 * diner has removed a line is none.
 */
export function hasNews(seen: SeenOrder, now: Checkout, comparison: Comparison): boolean {
  const changes = changesSince(seen, now, comparison);
  if (!changes) return false;
  const { lines, gone, wasAsap } = changes;
  const isOnlyTotal = lines.size === 0 && gone.length === 0 && wasAsap === undefined;
  const left = seen.lines.filter(({ lineId }) => comparison.removed?.has(lineId) !== true);
  const leftCents = left.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
  return !isOnlyTotal || now.totalCents !== leftCents;
}

/** Whether the time of 'right away' is in another slot, or has moved by more than needs no question. */
function hasMoved(was: string | undefined, { asap, slots, fullSlots }: Checkout): boolean {
  if (was === undefined || asap === null) return false;
  const starts = [...slots, ...fullSlots].map((slot) => Date.parse(slot));
  const slotOf = (ms: number) => Math.max(...starts.filter((start) => start <= ms));
  const [before, after] = [Date.parse(was), Date.parse(asap)];
  return Math.abs(after - before) > toleranceMs || slotOf(before) !== slotOf(after);
}
