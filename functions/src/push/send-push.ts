import type { Agent } from 'node:https';
import type { PushSubscriptionKeys } from '@thymely/contract/push/endpoints';
import type { PushPayload } from '@thymely/contract/push/limits';
import type { Vapid } from '../platform/config.ts';
import { createPublicAgent, isPublicEndpoint } from './private-address.ts';

/** `gone`: the push service no longer knows the device. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export type SendPush = (
  subscription: PushSubscriptionKeys,
  payload: PushPayload,
  vapid: Vapid,
) => Promise<PushOutcome>;

/** How long the push service keeps the message for a device that is off, in seconds. */
const keptSeconds = 60 * 60;
const timeoutMs = 5000;

/** @param agent makes the connections. Default: to public addresses only. */
export function createSendPush(agent: Agent = createPublicAgent()): SendPush {
  return async (subscription, payload, vapid) => {
    // What was stored before a check became stricter is not called either.
    if (!isPublicEndpoint(subscription.endpoint)) return 'gone';
    // This loads with the first message, so that it adds nothing to a cold start.
    const { default: webPush } = await import('web-push');
    try {
      await webPush.sendNotification(subscription, JSON.stringify(payload), {
        vapidDetails: vapid,
        TTL: keptSeconds,
        urgency: 'high',
        timeout: timeoutMs,
        agent,
      });
      return 'sent';
    } catch (error) {
      const status = error instanceof webPush.WebPushError ? error.statusCode : 0;
      return status === 404 || status === 410 ? 'gone' : 'failed';
    }
  };
}
