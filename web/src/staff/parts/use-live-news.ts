import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { askForOrders } from '../../api/kitchen.ts';
import { watchBoardNews } from '../../lib/live/live-orders.ts';
import type { BoardNews } from '../../lib/live/live-chunk.ts';

/** What this board was last told, and when, by the clock of the device. */
export type HeardNews = BoardNews & { heardAtMs: number };

/**
 * Listens to what other screens have changed for all of them: the pause, whether ordering is closed,
 * and which cancellations are acknowledged. Without a listener the heartbeat tells the same, later.
 */
export function useLiveNews(isWanted: boolean): HeardNews | undefined {
  const client = useQueryClient();
  const [heard, setHeard] = useState<HeardNews>();
  const acknowledgedAt = useRef<string | null>(undefined);
  useEffect(() => {
    if (!isWanted) return;
    return watchBoardNews({
      onChange: (news) => {
        setHeard({ ...news, heardAtMs: Date.now() });
        const before = acknowledgedAt.current;
        acknowledgedAt.current = news.acknowledgedAt ?? null;
        // The list says which cancellations are left.
        if (before !== undefined && before !== acknowledgedAt.current) askForOrders(client);
      },
      // The last news counts until a heartbeat is newer.
      onTrouble: () => undefined,
    });
  }, [client, isWanted]);
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
