import type { EndpointNotes } from '../ground/endpoint.ts';
import { orderingLimits } from './limits.ts';
import type { orderingSchemas } from './schema.ts';

export const orderingNotes: Record<keyof typeof orderingSchemas, EndpointNotes> = {
  getOrdering: {
    summary:
      'Whether orders are taken now, until when or from when, and the hours of the week. `Cache-Control: public, max-age=0, s-maxage=10` and an ETag; with an Authorization header, `private, no-cache`. Past exceptions are left out.',
    success: { 200: 'the state', 304: 'the caller already has this state (If-None-Match)' },
    cost: {
      reads: 4,
      writes: 0,
      besides:
        '1 read more while a choice or a size is sold out, or something has no portion left; each instance reads at most once in 5 seconds',
    },
  },
  getOrderingSettings: {
    summary:
      'The hours and rules of ordering, and the pause if there is one. Before any were saved, they are the defaults with revision 0.',
    success: { 200: 'the settings' },
    cost: { reads: 1, writes: 0 },
  },
  setOrderingSettings: {
    summary:
      'Replaces the hours and rules of ordering if they still have the `revision` that is sent. A pause does not change. If the stored settings are the same already, they are returned, whatever their revision. The first of `taxRates` is the default, which also counts for dishes that name a rate that is gone; `taxIncludedBp` alone, as it was sent before there were several, becomes a rate of its own.',
    success: { 200: 'the settings, with their new revision' },
    errors: {
      TOO_LARGE: `the body is larger than ${orderingLimits.settingsBodyBytes / 1024} KiB`,
      INVALID_REQUEST: 'also for a time zone that is unknown, and for hours that overlap',
      CONFLICT: 'the settings have another revision; `current` contains their current state',
    },
    cost: { reads: 1, writes: 2 },
  },
  closeOrdering: {
    summary:
      'Closes ordering at once, for as soon as possible and for later, until somebody reopens it. Guests read the sentence `notice`. Hours, rules and a pause stay as they are, and so do orders that were placed. Closing again replaces the sentence.',
    success: { 200: 'the sentence' },
    cost: { reads: 1, writes: 3, besides: 'no write if that sentence is shown already' },
  },
  reopenOrdering: {
    summary: 'Ends the closing of ordering. Orders are taken again as hours and pause say.',
    success: { 200: 'a message' },
    cost: { reads: 1, writes: 3, besides: 'no write if ordering is not closed' },
  },
};
