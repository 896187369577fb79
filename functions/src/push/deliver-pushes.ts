import { hourMs, minuteMs, secondMs } from '@thymely/contract/ground/time';
import type { StoredOrder } from '../orders/order/store.ts';
import type { Config } from '../platform/config.ts';
import { describeError, type Log } from '../platform/log.ts';
import { isTold, messageIdOf } from './push-message.ts';
import { createSendPush, pushDeadlineMs, type PushOutcome, type SendPush } from './send-push.ts';
import type { PushMessage, PushStore } from './store.ts';

export type PushDeps = {
  push: PushStore;
  config: Pick<Config, 'vapid' | 'pushOrigins'>;
  log: Pick<Log, 'info' | 'error'>;
  nowMs?: () => number;
};

/** A message that is older than this helps nobody anymore. */
const usefulMs = 2 * hourMs;
const firstPauseMs = minuteMs;
/** How long one run may send, and how many messages it sends at the same time. */
const runMs = 20 * secondMs;
const messagesAtOnce = 10;

/**
 * Creates what sends the message of a step right after it. It returns at once and never throws: the
 * step is done and answered, and a job sends what this one could not.
 */
export function createPushTeller(pushDeps: PushDeps): (order: StoredOrder) => void {
  const deps = readyDeps(pushDeps);
  return (order) => {
    if (!isTold(order)) return;
    const tell = async () => {
      const message = await deps.push.findMessage(messageIdOf(order));
      if (message !== undefined) await deliver(deps, message);
    };
    tell().catch((error: unknown) => {
      deps.log.error('push', { order: order._id, cause: describeError(error) });
    });
  };
}

/**
 * Sends the messages that nobody has sent so far, until there is no time for a further one: that one
 * waits for the next run, as if it had not been due yet. Returns how many could not be sent.
 */
export async function sendWaitingPushes(pushDeps: PushDeps): Promise<number> {
  const deps = readyDeps(pushDeps);
  const { push, nowMs, log } = deps;
  const lastStartMs = nowMs() + runMs - pushDeadlineMs;
  const waiting = await push.findWaiting(nowMs());
  let failed = 0;
  while (waiting.length > 0 && nowMs() <= lastStartMs) {
    const round = waiting.splice(0, messagesAtOnce).map(async (message) => {
      try {
        if (!(await deliver(deps, message))) failed += 1;
      } catch (error) {
        failed += 1;
        log.error('push', { order: message.orderId, cause: describeError(error) });
      }
    });
    await Promise.all(round);
  }
  return failed;
}

type DeliverDeps = Required<Omit<PushDeps, 'config'>> & {
  /** Absent where Web Push is not set up. */
  sendPush: SendPush | undefined;
};

function readyDeps({ nowMs = Date.now, config, ...deps }: PushDeps): DeliverDeps {
  const { vapid, pushOrigins } = config;
  const sendPush = vapid && createSendPush({ vapid, pushOrigins });
  return { ...deps, nowMs, sendPush };
}

/**
 * Sends a message to all devices of its order. If one of them cannot be reached, all are tried again
 * later: the second message of a tag replaces the first one without a sound.
 */
async function deliver(deps: DeliverDeps, message: PushMessage): Promise<boolean> {
  const { push, log, nowMs } = deps;
  const { id, orderId, state, attempts } = message;
  const outcomes = await sendToDevices(deps, message);
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

type DeviceOutcome = { id: string; outcome: PushOutcome };

/** Sends a message to all devices of its order at the same time, unless it helps nobody anymore. */
async function sendToDevices(
  { push, nowMs, sendPush }: DeliverDeps,
  { orderId, number, state, atMs }: PushMessage,
): Promise<DeviceOutcome[]> {
  if (sendPush === undefined || nowMs() - atMs > usefulMs) return [];
  const devices = await push.findSubscriptions(orderId);
  return Promise.all(
    devices.map(async ({ id, ...subscription }) => {
      const payload = { order: orderId, number, state };
      return { id, outcome: await sendPush(subscription, payload) };
    }),
  );
}
