import type { Access } from '@thymely/contract/ground/endpoint';
import type { Role } from '@thymely/contract/users/endpoints';
import type { Session } from './ended-sessions.ts';

/** The bearer of a Firebase ID token. */
export type SignedIn = {
  uid: string;
  /** The email in lower case. */
  email: string;
  /** When the person last proved who they are, with a password or at Google. */
  signedInAtMs: number;
  /** The token itself, which POST /jwt exchanges for an access token. */
  idToken: string;
};

/** The bearer of an access token. */
export type Diner = {
  uid: string;
  /** The account's current email, in lower case. */
  email: string;
  /** Whether the email has been verified. */
  emailVerified: boolean;
  /** The name in the profile, which may be empty. */
  name: string;
  /** The effective role at the time of the call. */
  role: Role;
  isAdmin: boolean;
  /** Whether this diner may do what kitchen staff may, as every admin does. */
  isKitchen: boolean;
  /** The session of the call's access token. */
  session: Session;
  /** Whether POST /logout has ended the session. It can be called again. */
  hasEnded: boolean;
};

export type CallerByAccess = {
  public: undefined;
  idToken: SignedIn;
  diner: Diner;
  kitchen: Diner;
  admin: Diner;
};

/** The caller of an endpoint with the given access. */
export type CallerOf<Who extends Access> = CallerByAccess[Who];
