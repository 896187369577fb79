import { defineEndpoint } from '../ground/endpoint.ts';
import type { sessionSchemas } from './schema.ts';

type Schemas = typeof sessionSchemas;

/** Changes a Firebase ID token for the access token that every other call takes. */
export const createSession = defineEndpoint<Schemas['createSession'], 'idToken'>({
  method: 'POST',
  path: '/jwt',
  access: 'idToken',
});

/** Ends the access token that it is called with, and nothing else. */
export const endSession = defineEndpoint<Schemas['endSession'], 'diner'>({
  method: 'POST',
  path: '/logout',
  access: 'diner',
  takesEndedSession: true,
});
