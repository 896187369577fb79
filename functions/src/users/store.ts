import type { Role } from '@thymely/contract/users/endpoints';
import type { Actor } from '../audit/store.ts';
import type { EndedSessions, Session } from '../sign-in/ended-sessions.ts';

/** A user document. */
export type StoredUser = EndedSessions & {
  uid: string;
  name: string;
  /** Lower case; two users may share one. */
  email: string;
  role: Role;
  /** `deleting` marks a removal that is in progress and is resumed by repeating it. */
  status: 'active' | 'deleting';
  /** False while the account's claims may not have followed the role yet. */
  claimInSync: boolean;
  /** Sign-ins before this moment were ended by us; 0 if none were. */
  validSinceSeconds: number;
  /** False for a document whose search words were written by an older version. */
  isSearchable: boolean;
};

export type NewUser = Pick<StoredUser, 'uid' | 'name' | 'email'>;

export type StoredUserPage = {
  /** Newest first. */
  users: StoredUser[];
  /** Of all users that the search finds. */
  total: number;
  /** The user after whom the next page begins, if there is one. */
  next: string | undefined;
};

/** `search` is in lower case; `after` is a uid. */
export type StoredUserPageRequest = {
  limit: number;
  after: string | undefined;
  search: string | undefined;
};

/** Somebody of whom there is a user document, a cart, or both. */
export type PersonOnFile = {
  uid: string;
  /** Their removal has begun. */
  isLeaving: boolean;
};

type ActorAndUser = { actor: Actor; uid: string };

export type UserStore = {
  find(uid: string): Promise<StoredUser | undefined>;
  findByEmail(email: string): Promise<StoredUser[]>;
  /** Active users whose role is admin, whatever their claims say. */
  findAdmins(): Promise<StoredUser[]>;
  /** @throws AppError INVALID_REQUEST when `after` is not a user. */
  readPage(request: StoredUserPageRequest): Promise<StoredUserPage>;
  /** Creates a user, unless there is one already. */
  ensure(user: NewUser): Promise<{ user: StoredUser; created: boolean }>;
  /** Writes name, email and their search words. Changes nothing when the user is gone. */
  updateProfile(user: NewUser): Promise<void>;
  /** Writes the search words that an older document lacks. */
  reindex(uid: string): Promise<'updated' | 'up to date' | 'gone'>;
  /** Ends one access token. Changes nothing when the user is gone. */
  endSession(uid: string, session: Session): Promise<void>;
  /** Removes a user that was created for an account that is gone. */
  discard(uid: string): Promise<void>;

  /**
   * Gives a user any role, if the actor is still an admin at that moment. Repeating it is fine.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for a user who is being removed, or whose email
   * is not verified and who would gain something.
   */
  setRole(request: ActorAndUser & { role: Role; emailVerified: boolean }): Promise<StoredUser>;
  /**
   * Takes the admin role away, if the actor still has it at that moment. Repeating it is fine.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND
   */
  demote(request: ActorAndUser): Promise<StoredUser>;
  /** @throws AppError CONFLICT for a user who is being removed. */
  grantAdmin(uid: string): Promise<void>;
  /** @throws AppError CONFLICT when none of the others is an admin at that moment. */
  revokeAdmin(request: { uid: string; otherAdminUids: string[] }): Promise<void>;
  /** Calls `setClaims`, then records that the claims match the role. */
  syncClaims(uid: string, setClaims: (role: Role) => Promise<void>): Promise<void>;

  /**
   * Marks a user as being removed and takes the role away, if the actor is still an admin at that
   * moment. Repeating it is fine.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND
   */
  startRemoval(request: ActorAndUser): Promise<void>;
  /** The same for a user whose account is gone already. Nothing happens when the document is gone too. */
  startRemovalOfLeftovers(uid: string): Promise<void>;
  /**
   * Empties the cart of a user who is being removed: from here on no order of theirs can be placed.
   * The placements that have read it find it changed, and nothing is added to it any more.
   */
  emptyCart(uid: string): Promise<void>;
  /** The last step of a removal: cart and document together. */
  finishRemoval(uid: string): Promise<void>;

  /** Whom user documents and carts belong to, in the order of their uids. */
  peopleAfter(after: string | undefined, limit: number): Promise<PersonOnFile[]>;
  /** How far the sweep of accounts has come; undefined before its first user. */
  readSweepProgress(): Promise<string | undefined>;
  saveSweepProgress(after: string | undefined): Promise<void>;
};
