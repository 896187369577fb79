import type { PlacementState } from '../../api/orders/placement.ts';
import type { ApiError } from '../../lib/http/api-error.ts';
import { comingTime } from '../../model/restaurant-time.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import type { OrderChanges } from './compare-orders.ts';
import type { ZonedNow } from './pickup/pickup-times.ts';
import * as words from './words.en.ts';

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
    return words.unplaced(time);
  }
  const refused = state.phase === 'refused' ? (state.error.ordering.problems ?? []) : [];
  // The server may have found a change that this page cannot name.
  const isChanged = changes !== undefined || refused.some(({ code }) => code === 'changed');
  // Some changes leave the total as it was.
  const hasNewTotal = changes === undefined || changes.wasTotalCents !== undefined;
  if (state.phase !== 'refused') {
    if (!isChanged) return undefined;
    return hasNewTotal ? words.checkTotal : words.checkMarked;
  }
  if (refused.some(({ code }) => code === 'withdrawn')) return words.withdrawn;
  const { error } = state;
  if (error.status === 0) return words.offlineAtOrder;
  if (error.status === 429) return `${words.nothingOrdered(error.message)} ${waitWords(error)}`;
  if (hasOthers) {
    return isChanged && hasNewTotal ? words.fixMarkedAndCheckTotal : words.fixMarked;
  }
  if (isChanged) return hasNewTotal ? words.checkTotalAgain : words.checkMarkedAgain;
  return refused.length > 0 ? undefined : words.nothingOrdered(error.message);
}

/** Says when the next try makes sense. */
function waitWords({ retryAfterSeconds = 60 }: ApiError): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return words.tryAgainIn(Math.max(minutes, 1));
}
