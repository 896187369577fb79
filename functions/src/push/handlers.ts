import { hourMs } from '@thymely/contract/ground/time';
import { pushLimits } from '@thymely/contract/push/limits';
import { createSlidingWindow } from '../http/rate-limits.ts';
import type { HandlersOf } from '../http/route.ts';
import { AppError, invalidField, retryAfter } from '../platform/app-error.ts';
import type { Config } from '../platform/config.ts';
import { pushServiceUrl } from './push-services.ts';
import type { PushStore } from './store.ts';
import * as words from './words.en.ts';

type PushHandlersDeps = {
  push: PushStore;
  config: Pick<Config, 'vapid' | 'pushOrigins'>;
  nowMs: () => number;
};

export function pushHandlers({
  push,
  config,
  nowMs,
}: PushHandlersDeps): HandlersOf<'subscribeToOrder' | 'unsubscribeDevice'> {
  const most = pushLimits.subscriptionsPerHour;
  const subscriptions = createSlidingWindow({ most, windowMs: hourMs, nowMs });
  return {
    async subscribeToOrder({ caller: { uid }, params: { id: orderId }, body: subscription }) {
      const waitMs = subscriptions.take(uid);
      if (waitMs > 0) {
        const headers = retryAfter(waitMs);
        throw new AppError('TOO_MANY_REQUESTS', words.tooManySubscriptions, { headers });
      }
      if (config.vapid === undefined) throw new AppError('CONFLICT', words.notSetUp);
      if (pushServiceUrl(subscription.endpoint, config.pushOrigins) === undefined) {
        throw invalidField('endpoint', words.unknownService);
      }
      await push.subscribe({ uid, orderId, subscription, nowMs: nowMs() });
      return { body: { message: words.subscribed } };
    },

    async unsubscribeDevice({ caller: { uid }, body: { endpoint } }) {
      await push.unsubscribe({ uid, endpoint });
      return { body: { message: words.unsubscribed } };
    },
  };
}
