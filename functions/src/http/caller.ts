import type { Access } from '@thymely/contract/endpoint';
import type { Session } from '../users/ended-sessions.ts';

/** The bearer of a Firebase ID token. */
export type SignedIn = {
  uid: string;
  /** Lower case. */
  email: string;
  /** The token itself, which POST /jwt changes for an access token. */
  idToken: string;
};

/** The bearer of an access token. */
export type Diner = {
  uid: string;
  /** The account's present email, in lower case. */
  email: string;
  /** Whether somebody has proven to receive mail there. */
  emailVerified: boolean;
  /** As it stands in the profile; may be empty. */
  name: string;
  /** Whether this diner is an effective admin at the time of the call. */
  isAdmin: boolean;
  /** That of the access token the call came with. */
  session: Session;
  /** Whether it was ended by POST /logout, which can be called again. */
  hasEnded: boolean;
};

export type CallerByAccess = {
  public: undefined;
  idToken: SignedIn;
  diner: Diner;
  admin: Diner;
};

/** Who calls an endpoint with the stated access. */
export type CallerOf<Who extends Access> = CallerByAccess[Who];
