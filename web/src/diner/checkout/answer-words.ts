import type { PlacementState } from '../../api/orders/placement.ts';
import type { ApiError } from '../../lib/http/api-error.ts';
import { comingTime } from '../../model/restaurant-time.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import type { OrderChanges } from './compare-orders.ts';
import type { ZonedNow } from './pickup/pickup-times.ts';
import { wordsOf } from './problem-words.ts';

type Answered = {
  state: PlacementState;
  changes: OrderChanges | undefined;
  /** Whether something is marked elsewhere on the page. */
  hasOthers: boolean;
  now: ZonedNow;
};

/** Says what became of the last try, and what to look at before the next one. */
export function answerWords({ state, changes, hasOthers, now }: Answered): string | undefined {
  if (state.phase === 'sending') return undefined;
  if (state.phase === 'unplaced') {
    const time = comingTime(serverTimeOf(state.kept.startedAtMs), now);
    return `Your order from ${time} didn't go through. Nothing was ordered, and nothing will be. To order now, press Place order.`;
  }
  const refused = state.phase === 'refused' ? (state.error.ordering.problems ?? []) : [];
  // The server may have found a change that this page cannot name.
  const isChanged = changes !== undefined || refused.some(({ code }) => code === 'changed');
  // Some changes leave the total as it was.
  const where = changes && changes.wasTotalCents === undefined ? 'what is marked' : 'the new total';
  const changed = isChanged
    ? wordsOf({ code: 'changed' }, now).text.replace('the new total', where)
    : undefined;
  if (state.phase !== 'refused') return changed?.replace(' again.', '.');
  const { error } = state;
  if (error.status === 0) {
    return "You're offline, so nothing was ordered. Press Place order again once you're back online.";
  }
  if (error.status === 429) return `Nothing was ordered. ${error.message} ${waitWords(error)}`;
  if (hasOthers) {
    const check = isChanged && where !== 'what is marked' ? `, check ${where}` : '';
    return `Nothing was ordered yet. Fix what is marked${check}, then press Place order again.`;
  }
  return changed ?? (refused.length > 0 ? undefined : `Nothing was ordered. ${error.message}`);
}

/** Says when the next try makes sense. */
function waitWords({ retryAfterSeconds = 60 }: ApiError): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return `You can try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}
