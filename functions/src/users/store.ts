import type { Actor } from '../audit/store.ts';
import type { EndedSessions, Session } from './ended-sessions.ts';

export type Role = 'user' | 'admin';

/** A user document. */
export type StoredUser = EndedSessions & {
  uid: string;
  name: string;
  /** Lower case; two users may share one. */
  email: string;
  role: Role;
  /** `deleting` marks a removal that is in progress and is resumed by repeating it. */
  status: 'active' | 'deleting';
  /** False while the account's claim may not have followed the role yet. */
  claimInSync: boolean;
  /** Sign-ins before this moment were ended by us; 0 when there never was such a moment. */
  validSinceSeconds: number;
  /** False for a document whose search words were written by an older version. */
  isSearchable: boolean;
};

export type NewUser = Pick<StoredUser, 'uid' | 'name' | 'email'>;

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

type ActorAndUser = { actor: Actor; uid: string };

export type UserStore = {
  find(uid: string): Promise<StoredUser | undefined>;
  findByEmail(email: string): Promise<StoredUser[]>;
  /** Active users whose role is admin, whatever their claims say. */
  findAdmins(): Promise<StoredUser[]>;
  /** @throws AppError INVALID_REQUEST when `after` is nobody. */
  readPage(request: UserPageRequest): Promise<UserPage>;
  /** Creates a user, unless there is one already. */
  ensure(user: NewUser): Promise<{ user: StoredUser; created: boolean }>;
  /** Writes name, email and what they are found by. Changes nothing when the user is gone. */
  updateProfile(user: NewUser): Promise<void>;
  /** Writes what an older version of the user's document is not found by yet. */
  reindex(uid: string): Promise<'updated' | 'up to date' | 'gone'>;
  /** Ends one access token. Changes nothing when the user is gone. */
  endSession(uid: string, session: Session): Promise<void>;
  /** Takes back a user that was created for an account which is gone. */
  discard(uid: string): Promise<void>;

  /**
   * Gives the role of an admin, if the actor still has it in the same moment.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for a user who is being removed or whose email
   * is not verified.
   */
  promote(request: ActorAndUser & { emailVerified: boolean }): Promise<StoredUser>;
  /**
   * Takes the role of an admin, if the actor still has it in the same moment. Repeating it is fine.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND
   */
  demote(request: ActorAndUser): Promise<StoredUser>;
  /** @throws AppError CONFLICT for a user who is being removed. */
  grantAdmin(uid: string): Promise<void>;
  /** @throws AppError CONFLICT when none of the others is an admin in the same moment. */
  revokeAdmin(request: { uid: string; otherAdminUids: string[] }): Promise<void>;
  /** Notes that the claim follows the role, once `setClaim` has seen to that. */
  syncClaim(uid: string, setClaim: (isAdmin: boolean) => Promise<void>): Promise<void>;

  /**
   * Marks a user as being removed and takes the role, if the actor is still an admin in the same
   * moment. Repeating it is fine.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND
   */
  startRemoval(request: ActorAndUser): Promise<void>;
  /** The last step of a removal: cart and document together. */
  finishRemoval(uid: string): Promise<void>;

  /** Whom user documents and carts belong to, in the order of their uids. */
  uidsAfter(after: string | undefined, limit: number): Promise<string[]>;
  /** How far the sweep of accounts has come; undefined before its first user. */
  readSweepProgress(): Promise<string | undefined>;
  saveSweepProgress(after: string | undefined): Promise<void>;
};
