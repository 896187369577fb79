/** What a user's document says of sessions and of searching before anything has happened. */
export const newUserFields = {
  validSinceSeconds: 0,
  endedSessions: {},
  endedThroughMs: 0,
  isSearchable: true,
} as const;
