import type { EndpointNotes } from '../ground/endpoint.ts';
import { orderLimits } from '../orders/limits.ts';
import type { orderingSchemas } from './schema.ts';

export const orderingNotes: Record<keyof typeof orderingSchemas, EndpointNotes> = {
  getOrdering: {
    summary:
      'Whether orders are taken now, until when or from when on, and the hours of the week. `Cache-Control: public, max-age=0, s-maxage=10` and an ETag; with an Authorization header `private, no-cache`. Exceptions of days gone by are left out.',
    success: { 200: 'the state', 304: 'the caller already has this state (If-None-Match)' },
    cost: {
      reads: 4,
      writes: 0,
      besides:
        '1 read more while a choice is sold out; read at most once in 5 seconds for each instance',
    },
  },
  getOrderingSettings: {
    summary:
      'Hours and rules of ordering, and the pause if there is one. Before anything was set: revision 0, and the defaults.',
    success: { 200: 'the settings' },
    cost: { reads: 1, writes: 0 },
  },
  setOrderingSettings: {
    summary:
      'Replaces hours and rules of ordering, if they still have the `revision` that is sent. A pause stays as it is. Settings that say all of it already are answered as they are, whatever their revision.',
    success: { 200: 'the settings, with their new revision' },
    errors: {
      TOO_LARGE: `the body is larger than ${orderLimits.settingsBodyBytes / 1024} KiB`,
      INVALID_REQUEST: 'also for a time zone that is unknown, and for hours that overlap',
      CONFLICT: 'they have another revision: `current` is how they are now',
    },
    cost: { reads: 1, writes: 2 },
  },
};
