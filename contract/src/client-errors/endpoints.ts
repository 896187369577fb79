import { defineEndpoint } from '../ground/endpoint.ts';
import { clientErrorLimits } from './limits.ts';
import type { clientErrorSchemas } from './schema.ts';

type Schemas = typeof clientErrorSchemas;

export const reportClientError = defineEndpoint<Schemas['reportClientError'], 'public'>({
  method: 'POST',
  path: '/client-errors',
  access: 'public',
  bodyBytes: clientErrorLimits.bodyBytes,
});
