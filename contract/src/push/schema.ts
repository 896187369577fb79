import * as v from 'valibot';
import { anyTextSchema } from '../ground/text/any-text.schema.ts';
import { idSchema, messageSchema } from '../ground/fields.schema.ts';
import { pushLimits } from './limits.ts';
import * as words from './words.en.ts';

const base64Pattern = /^[A-Za-z0-9_-]+={0,2}$/;

/** The address at the browser's push service. Whether it is one is decided by the server. */
const endpointSchema = v.pipe(
  anyTextSchema(words.invalidEndpoint),
  v.maxLength(pushLimits.endpointLength, words.invalidEndpoint),
);

/** A subscription as browsers write it: `PushSubscription.toJSON()` without its expiry. */
export const pushSubscriptionSchema = v.strictObject({
  endpoint: endpointSchema,
  keys: v.strictObject({
    /** The device's public key: 65 bytes in base64url. */
    p256dh: v.pipe(
      anyTextSchema(words.invalidKeys),
      v.regex(base64Pattern, words.invalidKeys),
      v.minLength(87, words.invalidKeys),
      v.maxLength(88, words.invalidKeys),
    ),
    /** The secret shared with the device: 16 bytes in base64url. */
    auth: v.pipe(
      anyTextSchema(words.invalidKeys),
      v.regex(base64Pattern, words.invalidKeys),
      v.minLength(22, words.invalidKeys),
      v.maxLength(24, words.invalidKeys),
    ),
  }),
});
export type PushSubscriptionKeys = v.InferOutput<typeof pushSubscriptionSchema>;

export const pushSchemas = {
  subscribeToOrder: {
    params: v.strictObject({ id: idSchema }),
    body: pushSubscriptionSchema,
    response: messageSchema,
  },
  unsubscribeDevice: {
    body: v.strictObject({ endpoint: endpointSchema }),
    response: messageSchema,
  },
};
