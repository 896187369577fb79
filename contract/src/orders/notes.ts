import type { EndpointNotes } from '../ground/endpoint.ts';
import { orderLimits } from './limits.ts';
import type { ordersSchemas } from './schema.ts';

const foreign = "no such order, or someone else's";

export const ordersNotes: Record<keyof typeof ordersSchemas, EndpointNotes> = {
  getCheckout: {
    summary:
      "The caller's cart as it can be ordered now. The answer has present prices, the earliest time, the slots of one business day (the first that has any, unless `day` names one), and everything that stands in the way of an order for as soon as possible. An empty cart has no `quote`.",
    success: { 200: 'the checkout' },
    cost: {
      reads: 7,
      writes: 0,
      besides:
        'the same whatever the number of lines; 1 read more for a `day` that is not the first',
    },
  },
  placeOrder: {
    summary: `Orders what is in the cart, and empties it. The header \`Idempotency-Key\` (16–64 of \`A–Z a–z 0–9 _ -\`) is required: the same key is the same order, also after years. \`quote\` is that of the checkout that was shown: if anything has changed since, the order is refused. \`pickup\` is \`asap\` or the beginning of a slot. Without a \`name\` that of the profile is called out. At most ${orderLimits.placements} orders in ${orderLimits.placementMinutes} minutes. A repeated attempt says which it is in the header \`Placement-Attempt\` (2 and more): when it is refused with 409, no earlier attempt with its key can be placed anymore.`,
    success: {
      200: 'the order that this key has placed before, as it is now; header `Idempotent-Replayed: true`',
      201: 'the order',
    },
    errors: {
      INVALID_REQUEST:
        'also when the key is missing or malformed, or neither body nor profile has a name',
      CONFLICT:
        'with `problems`, everything that keeps the order from being placed, and `checkout` as it is now; or, for a key that was used with another body, with the `order` it has placed',
      TOO_MANY_REQUESTS:
        'also for too many orders, attempts or refusals in a short time; `Retry-After` says when the next is taken. It says nothing about earlier attempts with the same key',
      UNAVAILABLE:
        'whether the order is placed is not certain: repeat it with the same key, or withdraw it',
    },
    cost: {
      reads: 11,
      writes: 5,
      besides:
        '1 read more for each further business day whose ledger decides (one that was not expected, one that begins or ends near the pick-up time); a refused order reads the checkout as well, a refused repeat reads 1 document more and writes 1',
    },
  },
  withdrawPlacement: {
    summary:
      'Makes sure of a placement whose answer did not come. The header `Idempotency-Key` is that of the placement. If its order exists, it is the answer; otherwise it cannot be placed anymore, whatever is still on its way. The last six withdrawn placements are remembered.',
    success: { 200: 'the order, as it is now' },
    errors: {
      INVALID_REQUEST: 'also when the key is missing or malformed',
      NOT_FOUND: 'nothing was ordered, and with this key nothing will be',
      UNAVAILABLE: 'whether the order is placed is still not certain: repeat it',
    },
    cost: { reads: 2, writes: 1, besides: 'no write when the order exists' },
  },
  listOrders: {
    summary:
      "The caller's own orders, newest first, a page at a time. Header `X-Next-Cursor` is the `after` of the next page, if there is one. With `open=true` only those that are open, all in one page.",
    success: { 200: 'the orders' },
    errors: { INVALID_REQUEST: "also when `after` is not an order of the caller's" },
    cost: {
      reads: '1 + n',
      writes: 0,
      besides: 'n is the size of a page; 1 read more with `after`',
    },
  },
  getOrder: {
    summary:
      'An order of the caller. The kitchen and admins can also read any order that is open or has ended within the last 24 hours. Answers an ETag and takes `If-None-Match`.',
    success: { 200: 'the order', 304: 'unchanged' },
    errors: { NOT_FOUND: foreign },
    cost: { reads: 1, writes: 0 },
  },
  cancelOrder: {
    summary:
      'Cancels an order of the caller: at any time before the kitchen accepts it; an order for a slot also after that, until the kitchen is about to start on it. `from` is the state that the diner was shown. Repeating it changes nothing.',
    success: { 200: 'the order' },
    errors: {
      NOT_FOUND: foreign,
      CONFLICT:
        'too late, or the order is in another state than `from`; with the `order` as it is now',
    },
    cost: {
      reads: 1,
      writes: 3,
      besides: '1 read more for an order for a slot that the kitchen has accepted',
    },
  },
};
