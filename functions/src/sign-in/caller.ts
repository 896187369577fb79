import type { Access } from '@thymely/contract/ground/endpoint';
import type { Role } from '@thymely/contract/users/endpoints';
import type { Session } from './ended-sessions.ts';

/** The bearer of a Firebase ID token. */
export type SignedIn = {
  uid: string;
  /** Lower case. */
  email: string;
  /** The token itself, which POST /jwt exchanges for an access token. */
  idToken: string;
};

/** The bearer of an access token. */
export type Diner = {
  uid: string;
  /** The account's current email, in lower case. */
  email: string;
  /** Whether it has been verified. */
  emailVerified: boolean;
  /** As in the profile; may be empty. */
  name: string;
  /** The effective role at the time of the call. */
  role: Role;
  isAdmin: boolean;
  /** Whether this diner may do what the kitchen does: its staff, and every admin. */
  isKitchen: boolean;
  /** The session of the access token that the call came with. */
  session: Session;
  /** Whether it was ended by POST /logout, which can be called again. */
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
