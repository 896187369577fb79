/**
 * Watches the current state of orders in Firestore itself. The code is loaded with the first watch.
 * If it cannot be loaded, the watch fails: the caller already shows the API's data, and keeps
 * polling the API while there is trouble.
 */
import type { Order } from '@thymely/contract/orders/endpoints';
import { authState } from '../auth/auth-state.ts';
import { isApiError } from '../http/api-error.ts';
import { loadOptional } from '../chunks/load-chunk.ts';
import { nextTask } from '../next-task.ts';
import { onSessionEnd } from '../session/session-events.ts';
import type { BoardNews, Listener, OpenOrders } from './live-chunk.ts';
import type * as liveChunk from './live-chunk.ts';
import { startWatch, type WatchHandlers } from './watch.ts';

export type { WatchHandlers } from './watch.ts';

/** Listening begins in a task of its own: reading the code takes a slow phone long enough. */
async function loadLive(): Promise<typeof liveChunk> {
  const chunk = await loadOptional<typeof liveChunk>(() => import('./live-chunk.ts'));
  await nextTask();
  return chunk;
}

/** Watches an order, undefined once deleted, until the result is called or the session ends. */
export function watchOrder(id: string, handlers: WatchHandlers<Order | undefined>): () => void {
  const load = async () => {
    const { listenToOrder } = await loadLive();
    return (listener: Listener<Order | undefined>) => listenToOrder(id, listener);
  };
  return untilSessionEnds(startWatch({ load, renewToken }, handlers));
}

/** Watches every open order until the returned function is called or the session ends. */
export function watchOpenOrders(handlers: WatchHandlers<OpenOrders>): () => void {
  const load = async () => (await loadLive()).listenToOpenOrders;
  return untilSessionEnds(startWatch({ load, renewToken }, handlers));
}

/** Watches what the boards of a kitchen have to know at once. */
export function watchBoardNews(handlers: WatchHandlers<BoardNews>): () => void {
  const load = async () => (await loadLive()).listenToBoardNews;
  return untilSessionEnds(startWatch({ load, renewToken }, handlers));
}

async function renewToken(): Promise<boolean> {
  const state = authState();
  if (state.status !== 'signed-in') return false;
  try {
    await state.account.getIdToken(true);
    return true;
  } catch (error) {
    if (isApiError(error, 401)) return false;
    throw error;
  }
}

function untilSessionEnds(end: () => void): () => void {
  const forget = onSessionEnd(end);
  return () => {
    forget();
    end();
  };
}
