import { searchVersion } from '../users/search-prefixes.ts';

/** The fields of a new user's document about sessions and search. */
export const newUserFields = {
  validSinceSeconds: 0,
  endedSessions: {},
  endedThroughMs: 0,
  searchVersion,
} as const;
