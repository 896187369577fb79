import { useEffect, useRef } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { heartbeatEveryMs, heartbeatQuery, type Heartbeat } from '../../api/kitchen.ts';
import { judgeBeat } from './beat-judgment.ts';

const afterFailureMs = 5000;

type HeartbeatOptions = {
  name: string;
  isWanted: boolean;
  /** Requests the orders again. */
  reload: () => void;
  /** Starts a new listener. */
  restart: () => void;
};

/** Reports every minute that somebody can see the board, and corrects an incomplete board. */
export function useHeartbeat(options: HeartbeatOptions): UseQueryResult<Heartbeat> {
  const { name, isWanted, reload, restart } = options;
  const beat = useQuery({
    ...heartbeatQuery(name),
    enabled: isWanted,
    retry: false,
    refetchInterval: ({ state }) => (state.error ? afterFailureMs : heartbeatEveryMs),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const mismatches = useRef(0);
  const { data, dataUpdatedAt } = beat;
  const judgedAt = useRef(0);
  useEffect(() => {
    if (!data || judgedAt.current === dataUpdatedAt) return;
    judgedAt.current = dataUpdatedAt;
    const judged = judgeBeat(mismatches.current, data);
    mismatches.current = judged.mismatches;
    if (judged.measure === 'none') return;
    reload();
    if (judged.measure === 'restart') {
      // This log helps to find the reason: two answers in a row named a different number of orders.
      // oxlint-disable-next-line no-console
      console.warn('The board missed changes twice: its listener begins again.');
      restart();
    }
  }, [data, dataUpdatedAt, reload, restart]);
  return beat;
}
