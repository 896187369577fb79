import * as v from 'valibot';
import { anyTextSchema } from './ground/text/any-text.schema.ts';
import { defineEndpoint, type EndpointNotes } from './ground/endpoint.ts';

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));

export const healthSchemas = {
  getHealth: {
    response: v.strictObject({
      status: v.literal('ok'),
      brand: anyTextSchema(),
      version: anyTextSchema(),
      schema: v.strictObject({ database: wholeNumber, needed: wholeNumber }),
      /** How many entries X-Forwarded-For had, and which one counts as the visitor, from the right. */
      forwarded: v.strictObject({ entries: wholeNumber, hops: wholeNumber }),
    }),
  },
};

/** The endpoint is defined beside its schema because no page calls it. */
export const getHealth = defineEndpoint<(typeof healthSchemas)['getHealth'], 'public'>({
  method: 'GET',
  path: '/health',
  access: 'public',
});

export const healthNotes: Record<keyof typeof healthSchemas, EndpointNotes> = {
  getHealth: {
    summary:
      'Whether the API and its database can be reached, which brand and version the API was built from, and which schema the database has and this version needs. They differ between `npm run migrate` and a deploy. `forwarded` says how many entries X-Forwarded-For had in this call and which of them, from the right, counts as the visitor (`FORWARDED_HOPS`), without any address.',
    success: { 200: 'they can' },
    cost: { reads: 1, writes: 0 },
  },
};
