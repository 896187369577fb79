import { secondMs } from '@thymely/contract/ground/time';
import type { PushSubscriptionKeys } from '@thymely/contract/push/endpoints';
import type { PushPayload } from '@thymely/contract/push/limits';
import type { Config, Vapid } from '../platform/config.ts';
import { pushServiceUrl } from './push-services.ts';

/** `gone`: no push service knows the device, or it is at none that may be called. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export type SendPush = (
  subscription: PushSubscriptionKeys,
  payload: PushPayload,
) => Promise<PushOutcome>;

type SendPushSettings = Pick<Config, 'pushOrigins'> & {
  vapid: Vapid;
  /** How long a push service may take for everything. Default: `pushDeadlineMs`. */
  deadlineMs?: number;
};

export const pushDeadlineMs = 5 * secondMs;

/** How long the push service keeps the message for a device that is off, in seconds. */
const keptSeconds = 60 * 60;

/**
 * Returns what sends a message to a device. A push service is somebody else's server: nothing of its
 * answer is read but the status, and it is never followed to another address.
 */
export function createSendPush({
  vapid,
  pushOrigins,
  deadlineMs = pushDeadlineMs,
}: SendPushSettings): SendPush {
  return async ({ endpoint, keys }, payload) => {
    const url = pushServiceUrl(endpoint, pushOrigins);
    // What was stored before a check became stricter is not called either.
    if (url === undefined) return 'gone';
    // This loads with the first message, so that it adds nothing to a cold start.
    const { default: webPush } = await import('web-push');
    try {
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint: url, keys },
        JSON.stringify(payload),
        { vapidDetails: vapid, TTL: keptSeconds, urgency: 'high' },
      );
      const response = await fetch(url, {
        method,
        headers: withoutLength(headers),
        body: new Uint8Array(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(deadlineMs),
      });
      // The status is known by now, whatever becomes of the body.
      await response.body?.cancel().catch(() => undefined);
      return outcomeOf(response);
    } catch {
      return 'failed';
    }
  };
}

/** `fetch` adds the length by itself. */
function withoutLength(headers: Record<string, string>): Headers {
  const own = new Headers(headers);
  own.delete('content-length');
  return own;
}

function outcomeOf({ ok, status }: Response): PushOutcome {
  if (ok) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}
