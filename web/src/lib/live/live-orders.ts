/**
 * Orders as they are now, from Firestore itself. The code behind it is loaded with the first watch,
 * and fails without it: whoever watches has shown what the API says by then, and goes on asking it
 * while there is trouble.
 */
import type { Order } from '@thymely/contract/orders/endpoints';
import { loadChunk } from '../load-chunk.ts';
import { onSessionEnd } from '../session/session-events.ts';
import type * as liveChunk from './live-chunk.ts';
import { startWatch, type WatchHandlers } from './watch.ts';

export type { LiveTrouble, WatchHandlers } from './watch.ts';

const loadLive = () => loadChunk<typeof liveChunk>(() => import('./live-chunk.ts'));

/** Watches one order; undefined once it is gone. Returns what ends it; the session's end does too. */
export function watchOrder(id: string, handlers: WatchHandlers<Order | undefined>): () => void {
  return untilSessionEnds(
    startWatch(async () => {
      const { listenToOrder } = await loadLive();
      return (listener) => listenToOrder(id, listener);
    }, handlers),
  );
}

/** Watches every open order, for the kitchen. Returns what ends it; the session's end does too. */
export function watchOpenOrders(handlers: WatchHandlers<Order[]>): () => void {
  return untilSessionEnds(startWatch(async () => (await loadLive()).listenToOpenOrders, handlers));
}

function untilSessionEnds(end: () => void): () => void {
  const forget = onSessionEnd(end);
  return () => {
    forget();
    end();
  };
}
