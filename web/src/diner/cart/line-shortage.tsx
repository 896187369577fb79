import { nameWithChoices } from '../../shared/choices/choice-words.ts';
import { PortionsLeftInWords } from '../../shared/portions-left-in-words.tsx';
import type { Shortage } from '../../shared/portions-today.ts';
import type { ShownLine } from './cart-totals.ts';
import type { CartActions } from './use-cart-actions.ts';
import * as portionsWords from '../../shared/portions-words.en.ts';
import * as words from './words.en.ts';

type LineShortageProps = {
  line: ShownLine;
  shortage: Shortage;
  actions: Pick<CartActions, 'type' | 'remove' | 'removingId'>;
};

/** Says how many portions of a line's dish are left today, with a press that takes no more of them. */
export function LineShortage({ line, shortage, actions }: LineShortageProps) {
  const { left, take } = shortage;
  const name = nameWithChoices(line);
  return (
    <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 rounded-sm bg-amber-100 px-3 py-1 text-sm text-amber">
      <span className="font-medium">
        <PortionsLeftInWords left={left} />
      </span>
      <button
        type="button"
        aria-label={take > 0 ? portionsWords.takeOf(take, name) : words.removeDish(name)}
        disabled={actions.removingId === line._id}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        onClick={() => {
          if (take > 0) actions.type(line, take);
          else actions.remove(line);
        }}
      >
        {take > 0 ? portionsWords.take(take) : words.remove}
      </button>
    </div>
  );
}
