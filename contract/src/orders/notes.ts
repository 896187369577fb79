import type { EndpointNotes } from '../ground/endpoint.ts';
import { orderLimits } from './limits.ts';
import type { ordersSchemas } from './schema.ts';

const foreign = "no such order, or someone else's";

export const ordersNotes: Record<keyof typeof ordersSchemas, EndpointNotes> = {
  getCheckout: {
    summary:
      "The caller's cart as it can be ordered now. The answer has the current prices, the earliest time, the free and the full slots of one business day (`day`, or the first that has free ones), and everything that prevents an order for as soon as possible. Only times are offered at which every dish is served, and after the notice that any of them needs: `not_served` and `needs_notice` name the line that keeps the order from the time that others could have, with the next times, or the line that leaves none. An empty cart has no `quote`.",
    success: { 200: 'the checkout' },
    cost: {
      reads: 7,
      writes: 0,
      besides:
        'the same whatever the number of lines; 1 read more for a `day` that is not the first',
    },
  },
  placeOrder: {
    summary: `Orders what is in the cart, and empties it. The header \`Idempotency-Key\` (16–64 of \`A–Z a–z 0–9 _ -\`) is required: the same key always stands for the same order, even after years. \`quote\` comes from the checkout that was shown: if anything has changed since, the order is refused. \`pickup\` is \`asap\`, for the time that was shown while it can be kept, or the beginning of a slot. Without a \`name\`, the profile's name is called out. A \`phone\` is kept apart from the order, for the kitchen alone, and ignored where the restaurant does not ask for one. At most ${orderLimits.placements} orders in ${orderLimits.placementMinutes} minutes. A repeated attempt sends its number in the header \`Placement-Attempt\` (2 or more): if it is refused with 409, no earlier attempt with its key can succeed anymore.`,
    success: {
      200: 'the current state of the order that this key placed before; header `Idempotent-Replayed: true`',
      201: 'the order',
    },
    errors: {
      INVALID_REQUEST:
        'also when the key is missing or malformed, or neither the body nor the profile has a name, or the restaurant requires a `phone`',
      CONFLICT:
        'with `problems`, everything that keeps the order from being placed, and the current `checkout`; or, for a key that was used with another body, with the `order` that it placed',
      TOO_MANY_REQUESTS:
        'also for too many orders, attempts or refusals in a short time; `Retry-After` says when the next one is accepted, and `mayVerify` that a verified email lifts the limit. The error says nothing about earlier attempts with the same key',
      UNAVAILABLE:
        'it is uncertain whether the order was placed: repeat the call with the same key, or withdraw it',
    },
    cost: {
      reads: 10,
      writes: 5,
      besides:
        '1 read more for each open order of the diner but one, and for each additional business day whose ledger decides (because it was not expected, or begins or ends near the pick-up time); 1 write more for a telephone number; placements that wait at the same time share the reads of settings, kitchen and ledgers, and the writes of counter and ledger; a refused order also reads the checkout, and a refused repeat reads 1 document more and writes 1',
    },
  },
  withdrawPlacement: {
    summary:
      'Settles a placement whose answer was lost. The header `Idempotency-Key` is that of the placement. If the order exists, it is returned; otherwise it can no longer be placed, whatever is still in transit. The last six withdrawn placements are remembered.',
    success: { 200: 'the current order' },
    errors: {
      INVALID_REQUEST: 'also when the key is missing or malformed',
      NOT_FOUND: 'nothing was ordered, and with this key nothing will be',
      UNAVAILABLE: 'it is still uncertain whether the order was placed: repeat the call',
    },
    cost: { reads: 2, writes: 1, besides: 'no write when the order exists' },
  },
  listOrders: {
    summary:
      "The caller's own orders, newest first, a page at a time. Header `X-Next-Cursor` is the `after` of the next page, if there is one. With `open=true`, only the open ones are returned, all in one page.",
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
      'An order of the caller. The kitchen and admins can also read any order that is open or ended within the last 24 hours. The answer has an ETag; `If-None-Match` is accepted.',
    success: { 200: 'the order', 304: 'unchanged' },
    errors: { NOT_FOUND: foreign },
    cost: { reads: 1, writes: 0 },
  },
  cancelOrder: {
    summary:
      'Cancels an order of the caller: at any time before the kitchen accepts it, and for a slot also after that, until the kitchen has to start on it, or until the notice that a dish of it needed (`noticeMinutes`). An order that was accepted for more than five minutes later than first promised (`pickup.quotedAt`) can also be canceled for three minutes, until the kitchen starts on it. `from` is the state that the diner was shown. Repeating it changes nothing.',
    success: { 200: 'the order' },
    errors: {
      NOT_FOUND: foreign,
      CONFLICT: 'too late, or the order is in another state than `from`; with the current `order`',
    },
    cost: {
      reads: 1,
      writes: 3,
      besides: '1 read more for an order for a slot that the kitchen has accepted',
    },
  },
  reorder: {
    summary:
      "Puts the dishes of one of the caller's own orders into the cart, at today's prices, whatever became of the order. A dish that is already there with the same choices and note gets the larger quantity, never the sum, so repeating the call changes nothing. Choices that are gone or sold out are left out if the dish can be ordered without them. `changed` says what differs from the order, and `missing` which dishes could not be added.",
    success: { 200: 'the whole cart, and what has become of the dishes' },
    errors: { NOT_FOUND: foreign },
    cost: {
      reads: 5,
      writes: 1,
      besides: '1 read more for an order with a note to a dish; no write when nothing changes',
    },
  },
};
