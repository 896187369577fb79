import type { EndpointNotes } from '../ground/endpoint.ts';
import { figureLimits } from './limits.ts';
import type { figuresSchemas } from './schema.ts';

export const figuresNotes: Record<keyof typeof figuresSchemas, EndpointNotes> = {
  getFigures: {
    summary: `What the orders of each business day come to, and all days together, from the ledgers that every change of an order updates. The range includes both ends and has at most ${figureLimits.days} days; without \`from\` and \`to\`, it is the last ${figureLimits.usualDays} days. The sum has the dishes that were sold; \`dishDays\` says for how many of the last days they come as well (none without it). \`sizes\` counts the portions of a dish by size. A day belongs to the pick-up, not to the placement. \`hours\` has the open and the collected orders, \`takings\` the collected ones alone. \`hours\`, \`takings\`, \`rejectedBy\`, \`lost\` and \`tax\` are null on days whose orders were placed before they were kept; the sum leaves such days out of them.`,
    success: { 200: 'the figures' },
    errors: { INVALID_REQUEST: 'also for a range that ends before it begins, or is too long' },
    cost: {
      reads: 'n',
      writes: 0,
      besides: 'n is the number of days; 1 read more without `from` or `to`',
    },
  },
  getToday: {
    summary:
      'What the orders of the present business day come to so far, beside the whole same day of the week before, and how much is booked for each time of pick-up in the next two hours. A pause does not change what is booked, and is left out.',
    success: { 200: 'both days, and the times' },
    cost: {
      reads: 3,
      writes: 0,
      besides: '1 read more while the next two hours reach into another business day',
    },
  },
};
