import * as figureWords from '@thymely/contract/figures/words.en';
import type { FigureSums } from '@thymely/contract/figures/endpoints';
import { rejectReasons } from '@thymely/contract/orders/order-states';
import * as words from './words.en.ts';

type Counted = { n: number; cents: number };
/** A reason with its orders; undefined if that was not kept. */
type LostRow = { label: string; counted: Counted | undefined };

const nothing: Counted = { n: 0, cents: 0 };
const knownReasons = [...rejectReasons, 'no_answer'];

/** Returns each reason why an order was not served, zeros too, and all of them together. */
export function lostOrders(sum: FigureSums) {
  const { rejectedBy, lost } = sum;
  const codes = [...new Set([...knownReasons, ...Object.keys(rejectedBy ?? {})])];
  const rows: LostRow[] = [
    ...codes.map((code) => ({
      label: reasonInWords(code),
      counted: rejectedBy === null ? undefined : ownOf(rejectedBy, code),
    })),
    { label: figureWords.canceled, counted: lost?.cancelled ?? { n: sum.cancelled, cents: 0 } },
    {
      label: figureWords.notPickedUp,
      counted: lost?.notCollected ?? { n: sum.notCollected, cents: 0 },
    },
  ];
  const isKnown = rejectedBy !== null && lost !== null;
  const cents = rows.reduce((total, { counted }) => total + (counted?.cents ?? 0), 0);
  return {
    rows,
    count: sum.rejected + sum.cancelled + sum.notCollected,
    /** What they would have brought; undefined if that was not kept. */
    cents: isKnown ? cents : undefined,
  };
}

function ownOf(counts: Readonly<Record<string, Counted>>, code: string): Counted {
  return Object.hasOwn(counts, code) ? (counts[code] ?? nothing) : nothing;
}

/** A newer server may know reasons that this page does not. */
function reasonInWords(code: string): string {
  const table: Readonly<Record<string, string>> = words.rejected;
  const known = Object.hasOwn(table, code) ? table[code] : undefined;
  return known ?? words.rejectedBecause(code);
}
