import type { EndpointNotes } from '../ground/endpoint.ts';
import { kitchenLimits } from './limits.ts';
import type { kitchenSchemas } from './schema.ts';

export const kitchenNotes: Record<keyof typeof kitchenSchemas, EndpointNotes> = {
  listKitchenOrders: {
    summary: `The open orders, ${kitchenLimits.ordersPerPage} a page, each page sorted by due time. While up to ${kitchenLimits.ordersShown} are open, no order moves from one page to another between calls; if there are more, the pages themselves are in order of due time. Headers: \`X-Next-Cursor\`, the \`after\` of the next page; \`X-Total-Count\`, how many are open in all; \`X-Unreadable\`, \`count,revisions\`: how many documents of this page are not orders and were left out, and the sum of their revisions. With \`unacknowledged=true\`, the first page also has the orders, \`isOpen: false\`, that were canceled or ended unanswered within 24 hours and that nobody has acknowledged, ${kitchenLimits.endedShown} at most; no header counts them. Simultaneous calls share an answer.`,
    success: { 200: 'the orders' },
    errors: { INVALID_REQUEST: 'also when the list cannot continue from `after`' },
    cost: {
      reads: 'n',
      writes: 0,
      besides: `n is the number of orders on the page; 1 read more for each ${kitchenLimits.ordersShown} orders that are open, and 1 after the first page by time; with \`unacknowledged\` 1 for each such order, at least 1`,
    },
  },
  listEndedOrders: {
    summary: `The orders that were handed out, refused, canceled or not collected within the last 24 hours, the last one first, ${kitchenLimits.endedShown} at most. Nothing can be done with them but what \`undo\` allows.`,
    success: { 200: 'the orders' },
    errors: {},
    cost: { reads: 'n', writes: 0, besides: 'n is the number of orders, at least 1' },
  },
  listDinerOrders: {
    summary:
      'The open orders of the diner to whom this order belongs, sorted by due time. For a removed diner, it is only the order itself, if it is open.',
    success: { 200: 'the orders' },
    errors: { NOT_FOUND: 'no such order, or one that ended more than a day ago' },
    cost: { reads: '1 + n', writes: 0, besides: 'n is the number of orders' },
  },
  getOrderContact: {
    summary: `The telephone number that the diner has left for an order, until a day after its end. Each call is logged with the order and who asked; at most ${kitchenLimits.numbersPerHour} an hour.`,
    success: { 200: 'the number' },
    errors: {
      NOT_FOUND: 'no such order, one that ended more than a day ago, or one without a number',
      TOO_MANY_REQUESTS: 'also for too many numbers within an hour',
    },
    cost: { reads: 2, writes: 0 },
  },
  rejectDiner: {
    summary:
      'Rejects every open order of the diner to whom this order belongs, whatever its state; for a removed diner, this order only. Each rejection is a step like any other, with its event and its entry in the ledger. Repeating the call continues where it stopped; orders that have ended do not change.',
    success: { 200: 'the orders that this call rejected' },
    errors: {
      INVALID_REQUEST: 'also for the reason `other` without a text',
      NOT_FOUND: 'no such order, or one that ended more than a day ago',
      UNAVAILABLE: 'some of them may have been rejected: repeat it',
    },
    cost: { reads: '1 + 2 n', writes: '3 n', besides: 'n is the number of orders' },
  },
  moveOrder: {
    summary:
      "Moves an order by one step. The steps are `accept` (with `minutes` to promise it that much later), `start`, `ready`, `collect`, `no-show` (half an hour after its time), `remake`, `reject` (with a `reason`; `text` is shown to the diner) and `undo` (the last step, within 2 minutes, `collect` within 10; never a rejection, a cancellation, the end of an unanswered order or another undo). `acknowledge` says that somebody knows of a cancellation, or of an order that ended unanswered: it changes no state, once for all screens. `from` is the state that the screen showed. A step that was already made is answered with `changed: false` and the `screen` that made it. `collect` marks the payment as paid; rejecting frees the slot's capacity. A change, its event and its entry in the day's ledger are written together.",
    success: { 200: 'the order, and whether this call changed it' },
    errors: {
      INVALID_REQUEST:
        'also for `minutes`, `reason` or `text` with an action that takes none, for a rejection without a reason, or for the reason `other` without a text',
      NOT_FOUND: 'no such order',
      CONFLICT:
        'the order is in another state than `from`, that state does not allow the step, or it is too early or too late for it; `order` is the current order, and the message says who was first',
    },
    cost: {
      reads: 1,
      writes: 2,
      besides:
        '1 write more when the order ends; up to 2 reads more for `undo`, and when somebody else was first; 1 read and 1 write more for `no-show`; 1 write more for `acknowledge`',
    },
  },
  sendHeartbeat: {
    summary: `Each kitchen screen sends this once a minute while somebody can see it. If no screen was seen in the last three minutes, no order is taken, unless the settings say otherwise. \`open\` and \`revisions\` are the number of open orders on the screen and the sum of their revisions, including those that it says it cannot show. If more than ${kitchenLimits.ordersShown} orders are open, a screen shows that many and says how many it does not show, and only the number shown is checked. A screen is forgotten after a day.`,
    success: {
      200: 'whether the screen shows the current state of every open order, how many are open in all, how many cancellations of the last 24 hours nobody has acknowledged, any pause, and the version of the server',
    },
    errors: {},
    cost: { reads: 5, writes: 1, besides: '1 write more for a new screen or a new name' },
  },
  pauseOrdering: {
    summary:
      'Stops orders for as soon as possible, and for slots before the end of the pause. `today` lasts until the business day ends, from its first opening to the end of its last period (midnight for doors that never close). Outside the hours the nearer business day counts: after its end, the pause lasts until the next first opening; before its beginning, until its end. Orders already placed remain. The pause is recorded in the audit log, and does not change the settings or their revision.',
    success: { 200: 'the end of the pause' },
    errors: { CONFLICT: 'no hours have been set, or `today` has no hours ahead' },
    cost: { reads: 1, writes: 3 },
  },
  resumeOrdering: {
    summary: 'Ends a pause. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: {},
    cost: { reads: 1, writes: 3 },
  },
  listSoldOut: {
    summary:
      'The dishes that are sold out now, newest first, and until when. With `choices=true`, the list also contains choices of groups of options, each with its `group` and `choice` instead of a `dish`; with `sizes=true`, also sizes of dishes, each with its `dish` and `size`.',
    success: { 200: 'the dishes, and the choices and sizes' },
    errors: {},
    cost: { reads: 2, writes: 0 },
  },
  markSoldOut: {
    summary:
      'Nobody can order the dish until it is back: with `next-opening`, when the business day ends, as for a pause of `today`; with `recalled`, when somebody brings it back. The time is computed once, from the hours at that moment; `until` is null for `recalled`, and if there are no hours ahead. The name `next-opening` is older than this meaning. The change is recorded in the audit log. Repeating it changes nothing.',
    success: { 200: 'the dish, and until when' },
    errors: { NOT_FOUND: 'no such dish' },
    cost: { reads: 3, writes: 2 },
  },
  markAvailable: {
    summary:
      'The dish can be ordered again. The change is recorded in the audit log. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such dish, and no sold-out dish with that `_id`' },
    cost: { reads: 2, writes: 2 },
  },
  markChoiceSoldOut: {
    summary:
      'Nobody can order the choice with any dish until it is back; `until` and everything else works as for a dish. A dish is sold out, too, if a group has fewer choices left than must be chosen.',
    success: { 200: 'the choice, and until when' },
    errors: { NOT_FOUND: 'no such choice' },
    cost: { reads: 3, writes: 2 },
  },
  markChoiceAvailable: {
    summary:
      'The choice can be ordered again. The change is recorded in the audit log. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such choice, and no sold-out choice with these IDs' },
    cost: { reads: 2, writes: 2 },
  },
  markSizeSoldOut: {
    summary:
      'Nobody can order the dish in this size until it is back; `until` and everything else works as for a dish. A dish is sold out, too, once no size is left.',
    success: { 200: 'the size, and until when' },
    errors: { NOT_FOUND: 'no such dish, or no such size of it' },
    cost: { reads: 3, writes: 2 },
  },
  markSizeAvailable: {
    summary:
      'The size can be ordered again. The change is recorded in the audit log. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such size, and no sold-out size with these IDs' },
    cost: { reads: 2, writes: 2 },
  },
  listPortions: {
    summary:
      'How many portions are left of dishes and sizes that somebody has limited for the business day, or for the next one once it is over.',
    success: { 200: 'the day and its limits' },
    errors: {},
    cost: {
      reads: 2,
      writes: 0,
      besides: '1 read more for a copy of the menu older than a minute',
    },
  },
  limitPortions: {
    summary:
      'Limits how many portions of a dish, or of one of its sizes, can still be ordered for the business day, or for the next one once it is over. What is taken follows from the orders of that day: those that are open, collected or not collected, and those that ended after their cooking had begun. The limit of a dish and those of its sizes all hold. Other days are not limited. The change is recorded in the audit log. Repeating it changes nothing while nobody orders.',
    success: { 200: 'the day and how many are left' },
    errors: {
      NOT_FOUND: 'no such dish, or no such size of it',
      CONFLICT: 'no hours are ahead',
    },
    cost: {
      reads: 2,
      writes: 2,
      besides:
        '1 read more for a copy of the menu older than a minute; 1 write more for the first limit of a day, which tells the boards',
    },
  },
  unlimitPortions: {
    summary:
      'The dish, or the size, is no longer limited for that day. The limits of its other sizes stay. The change is recorded in the audit log. Repeating it changes nothing.',
    success: { 200: 'a short message' },
    errors: { NOT_FOUND: 'no such dish or size, and no limit with these IDs' },
    cost: {
      reads: 2,
      writes: 2,
      besides: '1 read more for a copy of the menu older than a minute',
    },
  },
};
