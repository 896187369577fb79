import { defineEndpoint } from '../endpoint.ts';
import type { healthSchemas } from './schema.ts';

export const getHealth = defineEndpoint<(typeof healthSchemas)['getHealth'], 'public'>({
  method: 'GET',
  path: '/health',
  access: 'public',
});
