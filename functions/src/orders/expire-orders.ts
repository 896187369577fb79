import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import type { OrderingSettings } from '@thymely/contract/ordering/endpoints';
import { openMinutes } from '@thymely/contract/ordering/open-minutes';
import { pauseEndOf, waitForAnswer } from '@thymely/contract/ordering/answer-time';
import { toInstant } from '../ordering/time-zones.ts';
import type { JobStore } from '../platform/jobs.firestore.ts';
import type { OrderStore, StoredOrder } from './order/store.ts';
import { expireOrder } from './steps/expire-order.ts';
import type { OrderStepStore } from './steps/order-steps.ts';

type ExpireOrdersDeps = {
  orders: Pick<OrderStore, 'readUnanswered'>;
  orderSteps: OrderStepStore;
  jobs: Pick<JobStore, 'lease' | 'end'>;
  /** Knows who is told by mail that an order had no answer. */
  users: { findAdmins(): Promise<{ uid: string }[]> };
  nowMs: () => number;
};

/** The result of a run: how many orders it ended, and those that it could not end. */
export type ExpiredOrders = { ended: number; failures: { id: string; error: unknown }[] };

/** The most orders that a run ends. The others wait for the next minute. */
const mostPerRun = 100;
/** How long a run that never ends keeps the others from beginning. */
const leaseMs = 2 * minuteMs;
/** A run may be this late, and still ends orders whose time was over before the doors closed. */
const mostLateMs = 2 * hourMs;

const nothing: ExpiredOrders = { ended: 0, failures: [] };

/**
 * Ends orders that the kitchen has not answered within `answerMinutes` of opening time. Each is a
 * step of its own, so that runs at once, a run that is killed and an answer of the kitchen at the
 * same moment are safe.
 *
 * Nothing is read while the restaurant is closed, and 1 read tells that no order waits too long. If
 * one does, there are 1 read and 2 writes for the lease, and for each order 2 reads and 3 writes.
 */
export async function expireOrders(
  deps: ExpireOrdersDeps,
  settings: OrderingSettings,
): Promise<ExpiredOrders> {
  const { orders, jobs, nowMs } = deps;
  const startedMs = nowMs();
  if (!canAnyBeDue(settings, startedMs)) return nothing;
  const placedBeforeMs = startedMs - settings.answerMinutes * minuteMs;
  const waiting = await orders.readUnanswered({ placedBeforeMs, limit: mostPerRun });
  const due = waiting.filter((order) => isDue(settings, order, startedMs));
  if (due.length === 0) return nothing;
  if (!(await jobs.lease('expire-orders', { nowMs: startedMs, forMs: leaseMs }))) return nothing;
  const result = await endAll(deps, settings, due);
  await jobs.end('expire-orders', { nowMs: nowMs(), failed: result.failures.length });
  return result;
}

/** Whether the time of any order can be over, so that the orders have to be read. */
function canAnyBeDue(settings: OrderingSettings, nowMs: number): boolean {
  const { answerMinutes } = settings;
  const pauseEndMs = Date.parse(pauseEndOf(settings) ?? '') || 0;
  if (answerMinutes === 0 || nowMs < pauseEndMs + answerMinutes * minuteMs) return false;
  const lately = { fromMs: nowMs - mostLateMs, toMs: nowMs, enough: 1 };
  return openMinutes({ hours: settings, toInstant }, lately) > 0;
}

function isDue(settings: OrderingSettings, order: StoredOrder, nowMs: number): boolean {
  const rules = { ...settings, pauseEndsAt: pauseEndOf(settings) };
  return waitForAnswer(order, rules, { nowMs, toInstant })?.leftMinutes === 0;
}

async function endAll(
  deps: ExpireOrdersDeps,
  settings: OrderingSettings,
  due: readonly StoredOrder[],
): Promise<ExpiredOrders> {
  let ended = 0;
  const isTold = settings.mails.includes('unanswered');
  const ownerUids = isTold ? (await deps.users.findAdmins()).map(({ uid }) => uid) : [];
  const failures: ExpiredOrders['failures'] = [];
  for (const { _id: id } of due) {
    try {
      const isDueAt = (order: StoredOrder, nowMs: number) => isDue(settings, order, nowMs);
      if (await expireOrder(deps, { id, isDue: isDueAt, ownerUids })) ended += 1;
    } catch (error) {
      failures.push({ id, error });
    }
  }
  return { ended, failures };
}
