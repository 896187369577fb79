import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError, isUnanswered } from '../../lib/http/api-error.ts';

const askEveryMs = 2000;
/** A call still pending after this time will fail, or its write is on its way to the database. */
const askForMs = 20_000;

type Asking = {
  ask: (id: string) => Promise<Order>;
  signal: AbortSignal;
  /** Replaces the real pause in tests. */
  pause?: (ms: number) => Promise<void>;
  nowMs?: () => number;
};

/**
 * Asks what became of an order after a step without an answer, until the order has changed. Returns
 * undefined if it has not by the end: the step may still be made. While the server cannot be
 * reached, it keeps asking.
 */
export async function outcomeOf(
  { _id: id, revision }: Pick<Order, '_id' | 'revision'>,
  { ask, signal, pause = sleep, nowMs = () => performance.now() }: Asking,
): Promise<Order | undefined> {
  const untilMs = nowMs() + askForMs;
  while (!signal.aborted) {
    try {
      const order = await ask(id);
      // Every step is guarded by the previous revision, so a pending one can no longer succeed.
      if (order.revision !== revision) return order;
      if (nowMs() >= untilMs) return undefined;
    } catch (error) {
      if (!isUnanswered(error) && !isApiError(error, 429)) return undefined;
    }
    await pause(askEveryMs);
  }
  return undefined;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
