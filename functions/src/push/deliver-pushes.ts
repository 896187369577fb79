import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import type { StoredOrder } from '../orders/order/store.ts';
import type { Config } from '../platform/config.ts';
import { describeError, type Log } from '../platform/log.ts';
import { isTold, messageIdOf } from './push-message.ts';
import { createSendPush, type SendPush } from './send-push.ts';
import type { PushMessage, PushStore } from './store.ts';

export type PushDeps = {
  push: PushStore;
  config: Pick<Config, 'vapid'>;
  log: Pick<Log, 'info' | 'error'>;
  nowMs?: () => number;
  sendPush?: SendPush;
};

/** A message that is older than this helps nobody anymore. */
const usefulMs = 2 * hourMs;
const firstPauseMs = minuteMs;

/**
 * Creates what sends the message of a step right after it. It returns at once and never throws: the
 * step is done and answered, and a job sends what this one could not.
 */
export function createPushTeller(deps: PushDeps): (order: StoredOrder) => void {
  const parts = withDefaults(deps);
  return (order) => {
    if (!isTold(order)) return;
    const tell = async () => {
      const message = await parts.push.findMessage(messageIdOf(order));
      if (message !== undefined) await deliver(parts, message);
    };
    tell().catch((error: unknown) => {
      parts.log.error('push', { order: order._id, cause: describeError(error) });
    });
  };
}

/** Sends the messages that nobody has sent so far. Returns how many could not be sent. */
export async function sendWaitingPushes(deps: PushDeps): Promise<number> {
  const parts = withDefaults(deps);
  let failed = 0;
  for (const message of await parts.push.findWaiting(parts.nowMs())) {
    try {
      if (!(await deliver(parts, message))) failed += 1;
    } catch (error) {
      failed += 1;
      parts.log.error('push', { order: message.orderId, cause: describeError(error) });
    }
  }
  return failed;
}

type DeliverDeps = Required<PushDeps>;

function withDefaults({
  nowMs = Date.now,
  sendPush = createSendPush(),
  ...deps
}: PushDeps): DeliverDeps {
  return { ...deps, nowMs, sendPush };
}

/**
 * Sends a message to all devices of its order. If one of them cannot be reached, all are tried again
 * later: the second message of a tag replaces the first one without a sound.
 */
async function deliver(
  { push, config, log, nowMs, sendPush }: DeliverDeps,
  { id, orderId, number, state, atMs, attempts }: PushMessage,
): Promise<boolean> {
  const { vapid } = config;
  const isUseful = nowMs() - atMs <= usefulMs;
  const devices = isUseful && vapid !== undefined ? await push.findSubscriptions(orderId) : [];
  const outcomes = await Promise.all(
    devices.map(async (device) => {
      const { endpoint, keys } = device;
      const payload = { order: orderId, number, state };
      const outcome = await sendPush(
        { endpoint, keys },
        payload,
        vapid as NonNullable<typeof vapid>,
      );
      return { id: device.id, outcome };
    }),
  );
  const gone = outcomes.filter(({ outcome }) => outcome === 'gone');
  if (gone.length > 0) await push.remove(gone.map((device) => device.id));
  const failed = outcomes.filter(({ outcome }) => outcome === 'failed').length;
  const sent = outcomes.length - gone.length - failed;
  log.info('push', { order: orderId, state, sent, gone: gone.length, failed });
  if (failed === 0) await push.finish(id);
  else {
    const dueMs = nowMs() + firstPauseMs * 2 ** attempts;
    await push.postpone(id, { attempts: attempts + 1, dueMs });
  }
  return failed === 0;
}
