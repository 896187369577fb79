import type { EndedSessions, Session } from './ended-sessions.ts';

export type Role = 'user' | 'admin';

/** A user document. */
export type StoredUser = EndedSessions & {
  uid: string;
  name: string;
  /** Lower case; two users may share one. */
  email: string;
  role: Role;
  /** `deleting` marks a removal that is under way and is resumed by repeating it. */
  status: 'active' | 'deleting';
  /** False while the account's claim may not have followed the role yet. */
  claimInSync: boolean;
  /** Sign-ins before this moment were ended by us; 0 when there never was such a moment. */
  validSinceSeconds: number;
  /** False for a document whose search words were written by an older version. */
  isSearchable: boolean;
};

export type NewUser = Pick<StoredUser, 'uid' | 'name' | 'email'>;

/** A user as read, with what a later write can be guarded by. */
export type UserRevision = { user: StoredUser; revision: unknown };

export type UserPage = {
  /** Newest first. */
  users: StoredUser[];
  /** Of all users that the search finds. */
  total: number;
  /** The user after whom the next page begins, if there is one. */
  next: string | undefined;
};

/** `search` is in lower case; `after` is a uid. */
export type UserPageRequest = {
  limit: number;
  after: string | undefined;
  search: string | undefined;
};

/** Why an admin's change of another user did not happen. */
export type RefusedChange =
  'actor is no admin' | 'no such user' | 'being removed' | 'email not verified';

/** An admin and the user to be changed. */
export type ActorAndUser = { actorUid: string; uid: string };

/** The refusals that every change by an admin knows. */
type CommonRefusal = Extract<RefusedChange, 'actor is no admin' | 'no such user'>;

export type UserStore = {
  find(uid: string): Promise<StoredUser | undefined>;
  findRevision(uid: string): Promise<UserRevision | undefined>;
  findByEmail(email: string): Promise<StoredUser[]>;
  /** Active users whose role is admin, whatever their claims say. */
  findAdmins(): Promise<StoredUser[]>;
  /** Answers undefined when `after` is nobody. */
  findPage(request: UserPageRequest): Promise<UserPage | undefined>;
  /** Answers undefined, and changes nothing, when the user exists already. */
  create(user: NewUser): Promise<StoredUser | undefined>;
  /**
   * Writes name, email and what they are found by. Changes nothing when the user is gone, or, if a
   * revision is given, has changed since.
   */
  updateProfile(user: NewUser, revision?: unknown): Promise<void>;
  /** Ends one access token. Changes nothing when the user is gone. */
  endSession(uid: string, session: Session): Promise<void>;
  /** Takes back a user that was created for an account which is gone. */
  discard(uid: string): Promise<void>;

  /** Gives the role of an admin, if the actor still has it in the same moment. */
  promote(request: ActorAndUser & { emailVerified: boolean }): Promise<StoredUser | RefusedChange>;
  /** Takes the role of an admin, if the actor still has it in the same moment. Repeating it is fine. */
  demote(request: ActorAndUser): Promise<StoredUser | CommonRefusal>;
  /** Gives the role of an admin on an operator's word. Answers undefined when that cannot be. */
  grantAdmin(uid: string): Promise<StoredUser | undefined>;
  /**
   * Takes the role of an admin on an operator's word, if at least one of the others still has it in the same moment.
   * Answers false when none of them has.
   */
  revokeAdmin(request: { uid: string; otherAdminUids: string[] }): Promise<boolean>;
  /** Notes that the claim follows the role. Answers false when the user has changed meanwhile. */
  confirmClaim(uid: string, revision: unknown): Promise<boolean>;

  /**
   * Marks a user as being removed and takes the role, if the actor is still an admin in the same
   * moment. Repeating it is fine.
   */
  startRemoval(request: ActorAndUser): Promise<StoredUser | CommonRefusal>;
  /** The last step of a removal: cart and document together. */
  finishRemoval(uid: string): Promise<void>;

  /** Whom user documents and carts belong to, in the order of their uids. */
  uidsAfter(after: string | undefined, limit: number): Promise<string[]>;
  /** How far the sweep of accounts has come; undefined before its first user. */
  readSweepProgress(): Promise<string | undefined>;
  saveSweepProgress(after: string | undefined): Promise<void>;
};
