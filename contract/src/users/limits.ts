/** The limits of the list of users, and of what people do with their own account. */
export const userLimits = {
  usersPerPage: 200,
  /** How long ago the sign-in may be with which somebody deletes their account. */
  freshSignInMinutes: 5,
  /** The maximum number of exports of one's own data. */
  exportsPerHour: 6,
  /** The number of characters of a user search that count. */
  searchLength: 64,
  /** The number of words of a name, and of an email, by which a search finds a user. */
  searchWords: 10,
} as const;
