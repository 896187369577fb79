/** An account of Firebase Auth, as it is now. */
export type Account = {
  uid: string;
  /** Lower case; empty when the account has none. */
  email: string;
  /** Whether its owner has proven to receive mail there. */
  emailVerified: boolean;
  name: string;
  disabled: boolean;
  /** Tokens of sign-ins before this moment are revoked. */
  validSinceMs: number;
  claims: Record<string, unknown>;
};

/**
 * Firebase Auth as the API needs it. Every method throws AppError UNAVAILABLE when Auth or its
 * certificates cannot be reached: the web app logs out on 401, so an outage must not look like one.
 */
export type Accounts = {
  /**
   * Checks signature, expiry, revocation and that the account is enabled.
   * @throws AppError UNAUTHENTICATED
   */
  verifyIdToken(idToken: string): Promise<{ uid: string; email: string }>;
  /**
   * Checks signature and expiry only; the caller compares the rest with `find`.
   * @throws AppError UNAUTHENTICATED
   */
  verifyAccessToken(
    accessToken: string,
  ): Promise<{ uid: string; signedInAtMs: number; expiresAtMs: number }>;
  /** @throws AppError UNAUTHENTICATED when the ID token is not accepted any more. */
  createAccessToken(idToken: string): Promise<string>;
  find(uid: string): Promise<Account | undefined>;
  /** Those of at most 100 uids that are nobody's account. */
  findMissing(uids: readonly string[]): Promise<string[]>;
  findByEmail(email: string): Promise<Account | undefined>;
  /** Sets or takes the `admin` claim and keeps every other one. Nothing happens when it is gone. */
  setAdminClaim(account: { uid: string; isAdmin: boolean }): Promise<void>;
  /** Ends every sign-in of an account. Nothing happens when it is gone. */
  revokeTokens(uid: string): Promise<void>;
  /** Locks an account out and ends every sign-in. Nothing happens when it is gone. */
  disable(uid: string): Promise<void>;
  /** Nothing happens when the account is gone already. */
  remove(uid: string): Promise<void>;
  /** The photo that an account shows, wherever it lies. */
  findPhotoUrl(uid: string): Promise<string | undefined>;
  /** Every account with the photo that it shows, empty for none. */
  photos(): AsyncIterable<{ uid: string; photoUrl: string }>;
};
