import { useEffect, useState, useSyncExternalStore } from 'react';
import { onlineManager, useIsMutating, type UseQueryResult } from '@tanstack/react-query';
import { orderStepKey } from '../../api/kitchen.ts';
import { isUnanswered } from '../../lib/http/api-error.ts';

/**
 * `unanswered`: changes of orders still come in, but the API does not answer. `offline`: nothing
 * could be reached for a while, and orders may be out of date.
 */
export type BoardConnection = 'live' | 'polling' | 'unanswered' | 'offline';

/** Whether buttons are off, so that no press takes effect later, when nobody expects it. */
export function isCutOff(connection: BoardConnection): boolean {
  return connection === 'unanswered' || connection === 'offline';
}

/** Together, these are less than ten seconds, even if a call fails only after its time limit. */
const slowAfterMs = 4000;
const cutOffAfterMs = 5000;

type Calls = {
  list: Pick<UseQueryResult, 'error' | 'isFetching'>;
  beat: Pick<UseQueryResult, 'error' | 'isFetching'>;
  isLive: boolean;
};

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Judges by the board's own calls and by its presses whether the server can be reached. */
export function useBoardConnection({ list, beat, isLive }: Calls): BoardConnection {
  // A browser that reports no connection is not believed before the site has been asked.
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  const stepsUnderWay = useIsMutating({ mutationKey: orderStepKey });
  const isWaiting = list.isFetching || beat.isFetching || stepsUnderWay > 0;
  const isSlow = useLasting(isWaiting, slowAfterMs);
  const hasFailed = isUnanswered(list.error) || isUnanswered(beat.error);
  const lasts = useLasting(!isOnline || hasFailed || isSlow, cutOffAfterMs);
  if (lasts) return isLive && isOnline ? 'unanswered' : 'offline';
  return isLive ? 'live' : 'polling';
}

/** Whether `isSo` has been true for at least `forMs`. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => {
      setLasts(true);
    }, forMs);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, forMs]);
  return isSo && lasts;
}
