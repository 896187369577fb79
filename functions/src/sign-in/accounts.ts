import type { Role } from '@thymely/contract/users/endpoints';

/** The current state of an account in Firebase Auth. */
export type Account = {
  uid: string;
  /** The email in lower case; empty if the account has none. */
  email: string;
  /** Whether the owner has verified the email. */
  emailVerified: boolean;
  name: string;
  disabled: boolean;
  /** The time before which all sign-ins are revoked. */
  validSinceMs: number;
  claims: Record<string, unknown>;
};

/**
 * Firebase Auth as the API uses it. Every method throws AppError UNAVAILABLE when Auth or its
 * certificates cannot be reached: the web app logs out on 401, so an outage must not look like one.
 */
export type Accounts = {
  /**
   * Checks signature, expiry, revocation and that the account is enabled.
   *
   * @throws AppError UNAUTHENTICATED
   */
  verifyIdToken(idToken: string): Promise<{ uid: string; email: string; signedInAtMs: number }>;
  /**
   * Checks signature and expiry only. The caller compares the rest with `find`.
   *
   * @throws AppError UNAUTHENTICATED
   */
  verifyAccessToken(
    accessToken: string,
  ): Promise<{ uid: string; signedInAtMs: number; expiresAtMs: number }>;
  /** @throws AppError UNAUTHENTICATED when the ID token is no longer accepted. */
  createAccessToken(idToken: string): Promise<string>;
  find(uid: string): Promise<Account | undefined>;
  /** Returns those of at most 100 uids that have no account. */
  findMissing(uids: readonly string[]): Promise<string[]>;
  findByEmail(email: string): Promise<Account | undefined>;
  /**
   * Sets the claims `kitchen` and `admin` according to the role, and keeps all others. Does nothing
   * if the account is gone.
   */
  setRoleClaims(account: { uid: string; role: Role }): Promise<void>;
  /** Ends every sign-in of an account. Does nothing if the account is gone. */
  revokeTokens(uid: string): Promise<void>;
  /** Disables an account and ends every sign-in. Does nothing if the account is gone. */
  disable(uid: string): Promise<void>;
  /** Deletes an account. Does nothing if it is already gone. */
  remove(uid: string): Promise<void>;
  /** Returns the URL of an account's photo, wherever it is hosted. */
  findPhotoUrl(uid: string): Promise<string | undefined>;
  /** Yields every account with the URL of its photo, empty for none. */
  photos(): AsyncIterable<{ uid: string; photoUrl: string }>;
};
