import type { EndpointNotes } from '../ground/endpoint.ts';
import type { sessionSchemas } from './schema.ts';

export const sessionNotes: Record<keyof typeof sessionSchemas, EndpointNotes> = {
  createSession: {
    summary:
      'Exchanges a Firebase ID token for the access token that every other call takes (12 h).',
    success: { 200: 'the access token' },
    errors: { FORBIDDEN: "the email isn't the ID token's own (compared trimmed, in lower case)" },
    cost: { reads: 1, writes: 0, besides: 'more for a user who calls for the first time' },
  },
  endSession: {
    summary:
      'Ends the access token it is called with, and no other session. No body. The same token can be sent here again; every other call refuses it from now on.',
    success: { 200: 'a short message' },
    cost: { reads: 1, writes: 1, besides: 'nothing for a token that has already ended' },
  },
};
