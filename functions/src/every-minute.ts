import type { Deps } from './deps.ts';
import { expireOrders } from './orders/expire-orders.ts';
import { describeError } from './platform/log.ts';

type EveryMinuteDeps = Pick<Deps, 'orders' | 'orderSteps' | 'ordering' | 'jobs' | 'log' | 'nowMs'>;

/**
 * Ends unanswered orders. It runs once a minute; a run that is late, repeated or killed does no
 * harm.
 *
 * @throws Error with the number of failures, after everything else is done.
 */
export async function runEveryMinute(deps: EveryMinuteDeps): Promise<void> {
  const { log, nowMs = Date.now } = deps;
  const { ended, failures } = await expireOrders({ ...deps, nowMs });
  if (ended > 0) log.info('unanswered orders', { ended, failed: failures.length });
  for (const { id, error } of failures) {
    log.error('unanswered orders', { order: id, cause: describeError(error) });
  }
  if (failures.length > 0) throw new Error(`${failures.length} orders could not be ended.`);
}
