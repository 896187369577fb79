import { defineEndpoint } from './endpoint.ts';
import type { sessionSchemas } from './session.schema.ts';

/** Changes a Firebase ID token for the access token that every other call takes. */
export const createSession = defineEndpoint<(typeof sessionSchemas)['createSession'], 'idToken'>({
  method: 'POST',
  path: '/jwt',
  access: 'idToken',
});
