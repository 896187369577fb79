import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import type { PlacementState } from '../../api/placement.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import type { OrderChanges } from './compare-orders.ts';
import { comingTime } from '../../lib/restaurant-time.ts';
import type { RestaurantNow } from './pickup-times.ts';
import { ProblemNote } from './problem-note.tsx';
import { wordsOf } from './problem-words.ts';

type SummaryNotesProps = {
  state: PlacementState;
  changes: OrderChanges | undefined;
  problems: OrderProblem[];
  /** Something is marked elsewhere on the page. */
  hasOthers: boolean;
  now: RestaurantNow;
};

/** Beside the button: what became of the last try, what has changed, and what else is in the way. */
export function SummaryNotes(props: SummaryNotesProps) {
  const { problems, now } = props;
  const answer = answerWords(props);
  return (
    <>
      <div role="alert" className="empty:absolute">
        {answer && (
          <p className="rounded-sm bg-amber-100 px-4 py-3 font-medium text-amber">{answer}</p>
        )}
      </div>
      {problems.map((problem) => (
        <ProblemNote key={`${problem.code} ${problem.unit ?? ''}`} {...{ problem, now }} />
      ))}
    </>
  );
}

/** What became of the last try, and what to look at before the next one. */
function answerWords({ state, changes, hasOthers, now }: SummaryNotesProps): string | undefined {
  if (state.phase === 'sending') return undefined;
  const refused = state.phase === 'refused' ? (state.error.ordering.problems ?? []) : [];
  // Also when the page cannot say what: it was found by the server.
  const isChanged = changes !== undefined || refused.some(({ code }) => code === 'changed');
  const changed = isChanged ? wordsOf({ code: 'changed' }, now).text : undefined;
  if (state.phase === 'unplaced') {
    const time = comingTime(serverTimeOf(state.kept.startedAtMs), now);
    return `Your order from ${time} didn't reach us, so nothing was ordered. To order now, press Place order.`;
  }
  if (state.phase !== 'refused') return changed?.replace(' again.', '.');
  const { error } = state;
  if (error.status === 0) {
    return "You're offline, so nothing was ordered. Press Place order again once you're back online.";
  }
  if (hasOthers) {
    const check = isChanged ? ', check the new total' : '';
    return `Nothing was ordered yet. Fix what is marked${check}, then press Place order again.`;
  }
  return changed ?? (refused.length > 0 ? undefined : `Nothing was ordered. ${error.message}`);
}
