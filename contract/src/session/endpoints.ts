import { defineEndpoint } from '../ground/endpoint.ts';
import type { sessionSchemas } from './schema.ts';

type Schemas = typeof sessionSchemas;

/** Exchanges a Firebase ID token for the access token that every other call takes. */
export const createSession = defineEndpoint<Schemas['createSession'], 'idToken'>({
  method: 'POST',
  path: '/jwt',
  access: 'idToken',
});

/** Ends the access token of the call, and no other. */
export const endSession = defineEndpoint<Schemas['endSession'], 'diner'>({
  method: 'POST',
  path: '/logout',
  access: 'diner',
  takesEndedSession: true,
});
