import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { SeenOrder } from '../../lib/kept-placement.ts';

/** What is different about a line since the diner last looked. */
export type LineChange = { isNew?: true; wasUnitCents?: number; wasQuantity?: number };

export type OrderChanges = {
  /** By line. */
  lines: Map<string, LineChange>;
  /** Names of lines that are no longer in the cart. */
  gone: string[];
  /** Undefined while the total is the same. */
  wasTotalCents: number | undefined;
};

/** What a diner who sees this checkout has seen. */
export function seenIn({ lines, totalCents }: Checkout): SeenOrder {
  return {
    lines: lines.map(({ lineId, name, unitCents, quantity }) => ({
      ...{ lineId, name, unitCents, quantity },
    })),
    totalCents,
  };
}

const nothing: ReadonlySet<string> = new Set();

/**
 * What has changed between what the diner saw and what the API says now; undefined for nothing.
 * `removed`: lines that the diner has removed meanwhile, which is no news.
 */
export function changesSince(
  seen: SeenOrder,
  now: Checkout,
  removed = nothing,
): OrderChanges | undefined {
  const before = new Map(seen.lines.map((line) => [line.lineId, line]));
  const lines = new Map<string, LineChange>();
  for (const line of now.lines) {
    const change = lineChange(before.get(line.lineId), line);
    if (change && !removed.has(line.lineId)) lines.set(line.lineId, change);
  }
  const accounted = new Set([...removed, ...now.lines.map(({ lineId }) => lineId)]);
  const gone = seen.lines.filter(({ lineId }) => !accounted.has(lineId)).map(({ name }) => name);
  const wasTotalCents = seen.totalCents === now.totalCents ? undefined : seen.totalCents;
  const isSame = lines.size === 0 && gone.length === 0 && wasTotalCents === undefined;
  return isSame ? undefined : { lines, gone, wasTotalCents };
}

function lineChange(
  before: SeenOrder['lines'][number] | undefined,
  { unitCents, quantity, available }: Checkout['lines'][number],
): LineChange | undefined {
  if (!before) return { isNew: true };
  const change: LineChange = {
    // What cannot be ordered is shown at its last known price, which is no news.
    ...(available && before.unitCents !== unitCents && { wasUnitCents: before.unitCents }),
    ...(before.quantity !== quantity && { wasQuantity: before.quantity }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
