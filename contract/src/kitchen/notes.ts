import type { EndpointNotes } from '../ground/endpoint.ts';
import { kitchenLimits } from './limits.ts';
import type { kitchenSchemas } from './schema.ts';

export const kitchenNotes: Record<keyof typeof kitchenSchemas, EndpointNotes> = {
  listKitchenOrders: {
    summary: `The open orders, ${kitchenLimits.ordersPerPage} a page, the one due first on top of each page. Up to ${kitchenLimits.ordersShown} that are open, no order moves from one page to another meanwhile; when there are more, the pages are in order of time. Headers: \`X-Next-Cursor\`, the \`after\` of the next page; \`X-Total-Count\`, how many are open in all; \`X-Unreadable\`, \`count,revisions\`: how many documents of this page are no orders and are left out, and the sum of their revisions. Calls at the same time share an answer.`,
    success: { 200: 'the orders' },
    errors: { INVALID_REQUEST: 'also when the list cannot go on from `after`' },
    cost: {
      reads: 'n',
      writes: 0,
      besides: `n is the number of orders on the page; 1 read more for each ${kitchenLimits.ordersShown} orders that are open, and 1 after the first page by time`,
    },
  },
  listDinerOrders: {
    summary:
      'The open orders of the diner whose order this is, the one due first on top. Of a removed diner nothing else is known: then it is the order itself, if it is open.',
    success: { 200: 'the orders' },
    errors: { NOT_FOUND: 'no such order, or one that ended more than a day ago' },
    cost: { reads: '1 + n', writes: 0, besides: 'n is the number of orders' },
  },
  rejectDiner: {
    summary:
      'Rejects every open order of the diner whose order this is, whatever its state; of a removed diner this order alone. Each is a step like any other, on record and in its ledger. Repeating it goes on where it stopped; what has ended stays as it is.',
    success: { 200: 'the orders that this call has rejected' },
    errors: {
      INVALID_REQUEST: 'also the reason `other` without a text',
      NOT_FOUND: 'no such order, or one that ended more than a day ago',
      UNAVAILABLE: 'some of them may have been rejected: repeat it',
    },
    cost: { reads: '1 + 2 n', writes: '3 n', besides: 'n is the number of orders' },
  },
  moveOrder: {
    summary:
      "Moves an order by one step. The steps are `accept` (with `minutes` to promise it so much later), `start`, `ready`, `collect`, `no-show` (half an hour after its time), `remake`, `reject` (with a `reason`; `text` is shown to the diner) and `undo` (the last step, within 2 minutes, `collect` within 10; never a rejection, a cancellation or another undo). `from` is the state that the screen showed. A step that was made already is answered with `changed: false` and the `screen` that made it. `collect` takes the payment as paid; rejecting gives the slot's capacity back. A change, its event and what it adds to the day's ledger are written at once.",
    success: { 200: 'the order, and whether this call changed it' },
    errors: {
      INVALID_REQUEST:
        'also `minutes`, `reason` or `text` with an action that takes none, a rejection without a reason, or the reason `other` without a text',
      NOT_FOUND: 'no such order',
      CONFLICT:
        'the order is in another state than `from`, the step leads nowhere from there, or it is too early or too late for it; `order` is the order as it is, and the message says who was first',
    },
    cost: {
      reads: 1,
      writes: 2,
      besides:
        '1 write more when the order ends; up to 2 reads more for `undo`, and when somebody else was first; 1 read and 1 write more for `no-show`',
    },
  },
  sendHeartbeat: {
    summary: `Each kitchen screen sends this once a minute while somebody can see it. Without a screen seen in the last three minutes no order is taken, unless the settings say otherwise. \`open\` and \`revisions\` are the number of open orders on the screen and the sum of their revisions, those included that it says it cannot show. Of more than ${kitchenLimits.ordersShown} open orders a screen shows that many, and says how many it does not show: then only their number is compared. A screen is forgotten after a day.`,
    success: {
      200: 'whether the screen shows every open order as it is, how many are open in all, and any pause',
    },
    errors: {},
    cost: { reads: 4, writes: 1 },
  },
  pauseOrdering: {
    summary:
      'Takes no orders for as soon as possible until then, nor for slots before then. `today` is until the present opening ends. Orders that were placed stay. On record, and apart from the settings and their revision.',
    success: { 200: 'until when' },
    errors: { CONFLICT: 'no hours have been set' },
    cost: { reads: 1, writes: 2 },
  },
  resumeOrdering: {
    summary: 'Ends a pause. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: {},
    cost: { reads: 1, writes: 2 },
  },
  listSoldOut: {
    summary:
      'The dishes that are sold out now, the newest first, and until when. With `choices=true` the list has choices of groups of options too, each with its `group` and `choice` in place of a `dish`.',
    success: { 200: 'the dishes, and the choices' },
    errors: {},
    cost: { reads: 2, writes: 0 },
  },
  markSoldOut: {
    summary:
      'Nobody can order the dish until it is back: with `next-opening` when the doors open next, with `recalled` when somebody says so. The time is computed once, from the hours as they are at that moment; `until` is null when it has none: for `recalled`, and while no hours lie ahead. Doors that stay open for more than a day from then count as opening again with the next business day. On record. Repeating it changes nothing.',
    success: { 200: 'the dish, and until when' },
    errors: { NOT_FOUND: 'no such dish' },
    cost: { reads: 3, writes: 2 },
  },
  markAvailable: {
    summary: 'The dish can be ordered again. On record. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such dish, and none of that `_id` sold out' },
    cost: { reads: 2, writes: 2 },
  },
  markChoiceSoldOut: {
    summary:
      'Nobody can order the choice with any dish until it is back; `until` and all else is as for a dish. A dish that leaves fewer choices of a group than have to be chosen is sold out with them.',
    success: { 200: 'the choice, and until when' },
    errors: { NOT_FOUND: 'no such choice' },
    cost: { reads: 3, writes: 2 },
  },
  markChoiceAvailable: {
    summary: 'The choice can be ordered again. On record. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such choice, and none of these IDs sold out' },
    cost: { reads: 2, writes: 2 },
  },
};
