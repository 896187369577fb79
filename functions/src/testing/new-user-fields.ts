/** The fields of a new user's document about sessions and search. */
export const newUserFields = {
  validSinceSeconds: 0,
  endedSessions: {},
  endedThroughMs: 0,
  isSearchable: true,
} as const;
