import type { Checkout } from '@thymely/contract/orders/endpoints';
import type { PlacementState } from '../../../api/orders/placement.ts';
import { useMedia } from '../../../lib/use-media.ts';
import type { OrderChanges } from '../compare-orders.ts';
import { VerifyEmail } from '../verify-email.tsx';
import * as words from '../words.en.ts';

export type OrderAnswerProps = {
  state: PlacementState;
  /** What the last press led to, or what has changed. */
  answer: string | undefined;
  lines: Checkout['lines'];
  changes: OrderChanges | undefined;
};

/** Matches the windows that have the summary beside the form, with a button of its own. */
const wideWindow = '(width >= 64rem)';

/**
 * What a press of the order button is answered with: in the summary of wide windows, in the bar of
 * narrow ones. Only one of them has it, so that it is announced once.
 */
export function OrderAnswer({ isWide, ...props }: OrderAnswerProps & { isWide: boolean }) {
  return useMedia(wideWindow) === isWide ? <Answer {...props} /> : null;
}

function Answer({ state, answer, lines, changes }: OrderAnswerProps) {
  return (
    <>
      <div role="alert" className="empty:absolute">
        {answer !== undefined && (
          <p className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">{answer}</p>
        )}
        {answer !== undefined && changes && <SpokenChanges lines={lines} changes={changes} />}
      </div>
      {asksToVerify(state) && <VerifyEmail />}
      <p role="status" className="text-center text-sm font-medium empty:absolute">
        {sendingWords(state)}
      </p>
    </>
  );
}

/** Whether the order was refused by a limit that does not hold for a verified email. */
function asksToVerify(state: PlacementState): boolean {
  return state.phase === 'refused' && state.error.ordering.mayVerify === true;
}

function sendingWords(state: PlacementState): string {
  if (state.phase !== 'sending') return '';
  return state.isLate ? `${words.stillTrying} ${words.keepPageOpen}` : words.keepPageOpen;
}

type SpokenChangesProps = { lines: Checkout['lines']; changes: OrderChanges };

/** Repeats the changes for screen readers, because the lines are far from the button. */
function SpokenChanges({ lines, changes }: SpokenChangesProps) {
  return (
    <ul className="sr-only">
      {lines.flatMap(({ lineId, name }) => {
        const said = changes.lines.get(lineId);
        if (!said) return [];
        return [
          <li key={lineId}>
            <bdi>{name}</bdi>
            <ul>
              {said.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </li>,
        ];
      })}
    </ul>
  );
}
