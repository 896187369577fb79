import type { OwnData, Role } from '@thymely/contract/users/endpoints';
import type { Actor } from '../audit/store.ts';
import type { Session } from '../sign-in/ended-sessions.ts';
import type { NewUser, SignInStore, StoredUser } from '../sign-in/user.ts';

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

/** The last user and the last cart that the account sweep has checked; undefined before the first. */
export type SweepProgress = { user: string | undefined; cart: string | undefined };

export type UserStore = SignInStore & {
  findByEmail(email: string): Promise<StoredUser[]>;
  /** Returns active users whose role is admin, whatever their claims are. */
  findAdmins(): Promise<StoredUser[]>;
  /** @throws AppError INVALID_REQUEST when `after` is not a user. */
  readPage(request: StoredUserPageRequest): Promise<StoredUserPage>;
  /** Writes name, email and their search words. Changes nothing if the user is gone. */
  updateProfile(user: NewUser): Promise<void>;
  /** Writes the search words that an older document lacks. */
  reindex(uid: string): Promise<'updated' | 'up to date' | 'gone'>;
  /** Ends one access token. Changes nothing if the user is gone. */
  endSession(uid: string, session: Session): Promise<void>;

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

  /** Returns the people with user documents, in the order of their uids. */
  peopleAfter(after: string | undefined, limit: number): Promise<PersonOnFile[]>;
  /** Returns the uids of the people with carts, in their order. */
  cartOwnersAfter(after: string | undefined, limit: number): Promise<string[]>;
  readSweepProgress(): Promise<SweepProgress>;
  saveSweepProgress(progress: SweepProgress): Promise<void>;
};
