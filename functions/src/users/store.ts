import type { OwnData, Role } from '@thymely/contract/users/endpoints';
import type { Actor } from '../audit/store.ts';
import type { EndedSessions, Session } from '../sign-in/ended-sessions.ts';

/** A user, from the document in `users`. */
export type StoredUser = EndedSessions & {
  uid: string;
  name: string;
  /** The email in lower case, which two users may share. */
  email: string;
  role: Role;
  /** The state of the user. `deleting` marks a removal in progress, which repeating it resumes. */
  status: 'active' | 'deleting';
  /** False until the account's claims definitely match the role. */
  claimInSync: boolean;
  /** The time before which the API ended all sign-ins; 0 if it ended none. */
  validSinceSeconds: number;
  /** False if an older version wrote the document's search words. */
  isSearchable: boolean;
};

export type NewUser = Pick<StoredUser, 'uid' | 'name' | 'email'>;

export type StoredUserPage = {
  /** The users of the page, newest first. */
  users: StoredUser[];
  /** The total number of users with the role whom the search finds. */
  total: number;
  /** The user after whom the next page begins, if there is one. */
  next: string | undefined;
};

/** A request for a page. `search` is in lower case; `after` is a uid; without a role it is everyone. */
export type StoredUserPageRequest = {
  limit: number;
  after: string | undefined;
  search: string | undefined;
  role: Role | undefined;
};

/** A person with a user document, a cart, or both. */
export type PersonOnFile = {
  uid: string;
  /** Whether their removal has begun. */
  isLeaving: boolean;
};

type ActorAndUser = { actor: Actor; uid: string };

export type UserStore = {
  find(uid: string): Promise<StoredUser | undefined>;
  findByEmail(email: string): Promise<StoredUser[]>;
  /** Returns active users whose role is admin, whatever their claims are. */
  findAdmins(): Promise<StoredUser[]>;
  /** @throws AppError INVALID_REQUEST when `after` is not a user. */
  readPage(request: StoredUserPageRequest): Promise<StoredUserPage>;
  /** Creates a user, unless there is one already. */
  ensure(user: NewUser): Promise<{ user: StoredUser; created: boolean }>;
  /** Writes name, email and their search words. Changes nothing if the user is gone. */
  updateProfile(user: NewUser): Promise<void>;
  /** Writes the search words that an older document lacks. */
  reindex(uid: string): Promise<'updated' | 'up to date' | 'gone'>;
  /** Ends one access token. Changes nothing if the user is gone. */
  endSession(uid: string, session: Session): Promise<void>;
  /** Removes a user that was created for an account that is gone. */
  discard(uid: string): Promise<void>;

  /**
   * Gives a user any role if the actor is still an admin at that moment. Repeating it is safe.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT for a user who is being removed, or who would
   * gain rights without a verified email.
   */
  setRole(request: ActorAndUser & { role: Role; emailVerified: boolean }): Promise<StoredUser>;
  /**
   * Removes the admin role if the actor still has it at that moment. Repeating it is safe.
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
   * Marks a user as being removed and removes the role, if the actor is still an admin at that
   * moment. Repeating it is safe.
   *
   * @throws AppError FORBIDDEN, NOT_FOUND
   */
  startRemoval(request: ActorAndUser): Promise<void>;
  /**
   * Marks a user as being removed at their own request, and empties their cart at the same moment,
   * so that no order is placed after it was found that none is open. Repeating it is safe.
   *
   * @throws AppError CONFLICT with the open order, or for an admin; NOT_FOUND
   */
  startOwnRemoval(uid: string): Promise<void>;
  /** Does the same for a user whose account is gone. Does nothing without a document. */
  startRemovalOfLeftovers(uid: string): Promise<void>;
  /**
   * Empties the cart of a user who is being removed, so that none of their orders can be placed
   * from now on. Placements that have already read it find it changed, and nothing can be added
   * anymore.
   */
  emptyCart(uid: string): Promise<void>;
  /** Completes a removal by deleting cart and document together. */
  finishRemoval(uid: string): Promise<void>;

  /** Returns everything that is stored about a user, for an export. */
  readOwnData(
    uid: string,
  ): Promise<
    Pick<OwnData, 'user' | 'cart' | 'orders' | 'photos' | 'changes' | 'devices' | 'mails'>
  >;

  /** Returns the people with user documents or carts, in the order of their uids. */
  peopleAfter(after: string | undefined, limit: number): Promise<PersonOnFile[]>;
  /** Returns the last user that the account sweep has checked; undefined before the first. */
  readSweepProgress(): Promise<string | undefined>;
  saveSweepProgress(after: string | undefined): Promise<void>;
};
