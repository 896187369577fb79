import type { Role } from '@thymely/contract/users/endpoints';

/** An account of Firebase Auth, as it is now. */
export type Account = {
  uid: string;
  /** Lower case; empty when the account has none. */
  email: string;
  /** Whether its owner has verified it. */
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
  /** @throws AppError UNAUTHENTICATED when the ID token is no longer accepted. */
  createAccessToken(idToken: string): Promise<string>;
  find(uid: string): Promise<Account | undefined>;
  /** Which of at most 100 uids have no account. */
  findMissing(uids: readonly string[]): Promise<string[]>;
  findByEmail(email: string): Promise<Account | undefined>;
  /**
   * Makes the claims `kitchen` and `admin` say this role and keeps all others. Does nothing when the
   * account is gone.
   */
  setRoleClaims(account: { uid: string; role: Role }): Promise<void>;
  /** Ends every sign-in of an account. Does nothing when it is gone. */
  revokeTokens(uid: string): Promise<void>;
  /** Disables an account and ends every sign-in. Does nothing when it is gone. */
  disable(uid: string): Promise<void>;
  /** Does nothing when the account is already gone. */
  remove(uid: string): Promise<void>;
  /** The photo that an account shows, wherever it is hosted. */
  findPhotoUrl(uid: string): Promise<string | undefined>;
  /** Every account with the photo that it shows, empty for none. */
  photos(): AsyncIterable<{ uid: string; photoUrl: string }>;
};
