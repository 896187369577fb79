import type { EndpointNotes } from '../ground/endpoint.ts';
import { recordLimits } from './limits.ts';
import type { recordsSchemas } from './schema.ts';

export const recordsNotes: Record<keyof typeof recordsSchemas, EndpointNotes> = {
  searchOrders: {
    summary: `Finds orders of any state. Those of a \`day\` come with the highest number first; without a day, the newest first. A call looks at ${recordLimits.ordersRead} orders at most, and at ${recordLimits.namedOrdersRead} of those with a \`name\`, so a page can have fewer orders than \`limit\`, or none, and still be followed by another: header \`X-Next-Cursor\` is its \`after\`. An order without its diner is found by its day, its number and its dishes.`,
    success: { 200: 'the orders' },
    errors: { INVALID_REQUEST: 'also when `after` names no order' },
    cost: {
      reads: '1 + n',
      writes: 0,
      besides: `n is the number of orders that were looked at and 1 more if there are more, ${recordLimits.ordersRead + 1} at most and ${recordLimits.namedOrdersRead + 1} with \`name\`; 1 read more with \`after\``,
    },
  },
  getOrderRecord: {
    summary:
      'An order of any age, with everything that was done to it: when, by whom and on which kitchen screen. Steps are kept for 90 days, and the names of screens as long. Names are those of today; of a removed member of the staff, the last one that the audit log has.',
    success: { 200: 'the order and its steps' },
    errors: { NOT_FOUND: 'no such order' },
    cost: {
      reads: '1 + n',
      writes: 0,
      besides: 'n is the number of steps; 1 read more for each person and each screen among them',
    },
  },
};
