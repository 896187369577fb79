import type { Order } from '@thymely/contract/orders/endpoints';
import { isApiError } from '../../lib/http/api-error.ts';

const askEveryMs = 2000;
/** A call that the server has not given up by then will come to nothing or is on its way to the database. */
const askForMs = 20_000;

type Asking = {
  ask: (id: string) => Promise<Order>;
  signal: AbortSignal;
  /** For tests. */
  pause?: (ms: number) => Promise<void>;
  nowMs?: () => number;
};

/** A step that did not get an answer may have been made, and may still be made. */
export function isUnanswered(error: unknown): boolean {
  if (isApiError(error)) return error.status === 0 || error.status >= 500;
  return error instanceof DOMException;
}

/**
 * Asks what became of an order after a step without an answer, until it is another one. Undefined when
 * it is as it was after all that time: the step may still be made. While the server cannot be reached
 * it goes on asking.
 */
export async function outcomeOf(
  { _id: id, revision }: Pick<Order, '_id' | 'revision'>,
  { ask, signal, pause = sleep, nowMs = () => performance.now() }: Asking,
): Promise<Order | undefined> {
  const untilMs = nowMs() + askForMs;
  while (!signal.aborted) {
    try {
      const order = await ask(id);
      // Every step is guarded by the one before: whatever is on its way finds another order.
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
