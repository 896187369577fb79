import type { Doubt } from './use-kitchen-steps.ts';
import * as words from './words.en.ts';

/** A note on the card of an order whose last step got no answer. */
export function DoubtNote({ doubt }: { doubt: Doubt }) {
  return (
    <p
      role="status"
      className="w-full rounded-sm border border-amber bg-amber-100 px-3 py-2 font-semibold text-amber"
    >
      {doubt === 'asking' ? words.askingWhetherDone : words.unknownWhetherDone}
    </p>
  );
}
