import * as v from 'valibot';
import { defineEndpoint, type EndpointNotes } from './ground/endpoint.ts';

export const healthSchemas = {
  getHealth: { response: v.strictObject({ status: v.literal('ok'), brand: v.string() }) },
};

/** The endpoint is defined beside its schema because no page calls it. */
export const getHealth = defineEndpoint<(typeof healthSchemas)['getHealth'], 'public'>({
  method: 'GET',
  path: '/health',
  access: 'public',
});

export const healthNotes: Record<keyof typeof healthSchemas, EndpointNotes> = {
  getHealth: {
    summary: 'Whether the API and its database can be reached.',
    success: { 200: 'they can' },
  },
};
