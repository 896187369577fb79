import type { EndpointNotes } from '../ground/endpoint.ts';
import { pushLimits } from './limits.ts';
import type { pushSchemas } from './schema.ts';

export const pushNotes: Record<keyof typeof pushSchemas, EndpointNotes> = {
  subscribeToOrder: {
    summary: `Has this device told through Web Push when an open order of the caller is ready or rejected. The message has the number and the state. \`endpoint\` must be an address at a push service that browsers use (Chrome, Firefox, Safari, Edge), or at one that the restaurant has added. At most ${pushLimits.devicesPerOrder} devices for an order; the oldest gives way. The subscription is deleted when the push service no longer knows it, and a day after the order's time. \`pushKey\` of GET /ordering is the key to subscribe with; without one, the restaurant has not set up Web Push.`,
    success: { 200: 'a short message' },
    errors: {
      INVALID_REQUEST: 'also for an endpoint at a push service that is not called',
      NOT_FOUND: "no such order, or someone else's",
      CONFLICT: 'the order has ended, or Web Push is not set up',
      TOO_MANY_REQUESTS: 'also for too many subscriptions within an hour',
    },
    cost: {
      reads: '2 + n',
      writes: 2,
      besides:
        'n is the number of devices already subscribed; the step that makes such an order ready or rejects it writes 1 more, and its message costs 1 + n reads and 1 write',
    },
  },
  unsubscribeDevice: {
    summary: 'Ends all messages to a device of the caller, as a logout does. Repeating it is safe.',
    success: { 200: 'a short message' },
    cost: { reads: '1 + n', writes: 'n', besides: 'n is the number of subscriptions' },
  },
};
