import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { askForOrders } from '../../api/kitchen.ts';
import { portionsQuery } from '../../api/portions.ts';
import { watchBoardNews } from '../../lib/live/live-orders.ts';
import type { BoardNews } from '../../lib/live/live-chunk.ts';

/** What this board was last told, and when, by the clock of the device. */
export type HeardNews = BoardNews & { heardAtMs: number };

const beginAgainAfterMs = 30_000;

/**
 * Listens to what other screens have changed for all of them: the pause, whether ordering is closed,
 * which cancellations are acknowledged, and that portions are limited. Without a listener, others tell
 * the same, later: the heartbeat of the pause and the cancellations, GET /ordering of what is closed.
 */
export function useLiveNews(isWanted: boolean, watch = watchBoardNews): HeardNews | undefined {
  const client = useQueryClient();
  const [heard, setHeard] = useState<HeardNews>();
  const [run, setRun] = useState(0);
  const last = useRef<BoardNews>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    let nextTry: ReturnType<typeof setTimeout> | undefined;
    const stop = watch({
      onChange: (news) => {
        setHeard({ ...news, heardAtMs: Date.now() });
        const before = last.current ?? news;
        last.current = news;
        // The list says which cancellations are left.
        if (before.acknowledgedAt !== news.acknowledgedAt) askForOrders(client);
        if (before.limitedAt !== news.limitedAt) {
          void client.invalidateQueries({ queryKey: portionsQuery.queryKey });
        }
      },
      onTrouble: (trouble) => {
        // The last pause counts until a heartbeat is newer. No heartbeat tells what is closed.
        setHeard((heardLast) => heardLast && { ...heardLast, closedNotice: undefined });
        // By then the listener has retried with a new token; the role may still be granted later.
        if (trouble === 'refused') {
          nextTry = setTimeout(() => {
            setRun((count) => count + 1);
          }, beginAgainAfterMs);
        }
      },
    });
    return () => {
      clearTimeout(nextTry);
      stop();
    };
  }, [client, isWanted, run, watch]);
  return heard;
}

/** Returns the end of the pause from whoever was heard last: the listener or the heartbeat. */
export function latestPause(
  news: Pick<HeardNews, 'pausedUntil' | 'heardAtMs'> | undefined,
  beat: { pausedUntil: string | null; askedAtMs: number } | undefined,
): string | null | undefined {
  if (news?.pausedUntil === undefined) return beat?.pausedUntil;
  return beat !== undefined && beat.askedAtMs > news.heardAtMs
    ? beat.pausedUntil
    : news.pausedUntil;
}
