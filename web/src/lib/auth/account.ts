/** Who is signed in, as the app knows them: no type of the sign-in provider leaves lib/auth. */
export type Account = {
  uid: string;
  email: string;
  /** Null until the person has a name: also at the first auth event after signing up. */
  displayName: string | null;
  photoUrl: string | null;
  emailVerified: boolean;
  /**
   * The provider's own token; `forceRefresh` asks for a new one.
   * @throws ApiError UNAUTHENTICATED when the provider refuses the person, NETWORK without an answer
   */
  getIdToken(forceRefresh?: boolean): Promise<string>;
};
