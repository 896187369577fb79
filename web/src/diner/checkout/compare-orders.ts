import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { SeenLine, SeenOrder } from '../../model/kept-placement.ts';
import { lineChanges } from './lines/line-changes.ts';

export type OrderChanges = {
  /** The changes of each line, in words, by the line's ID. */
  lines: Map<string, string[]>;
  /** The names of lines that are no longer in the cart. */
  gone: string[];
  /** The earlier total; undefined while the total is the same. */
  wasTotalCents: number | undefined;
};

/** Returns what a diner who sees this checkout has seen. */
export function seenIn({ lines, totalCents }: Checkout): SeenOrder {
  return {
    lines: lines.map(seenLine),
    totalCents,
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

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns what has changed between what the diner saw and what the API says now, or undefined for
 * no change. `removed` are lines that the diner has removed meanwhile; they do not count as
 * changes.
 */
export function changesSince(
  seen: SeenOrder,
  now: Checkout,
  removed = nothing,
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
  const isSame = lines.size === 0 && gone.length === 0 && wasTotalCents === undefined;
  return isSame ? undefined : { lines, gone, wasTotalCents };
}
