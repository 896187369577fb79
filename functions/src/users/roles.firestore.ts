import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { operatorId } from '@thymely/contract/audit/endpoints';
import { recordChange, type RecordedChange } from '../audit/record-change.firestore.ts';
import { codeOf } from '../http/outage.ts';
import { recordOfUser } from './record-of-user.ts';
import { isActiveAdmin, toUser } from './user-document.firestore.ts';
import type { ActorAndUser, StoredUser, UserStore } from './store.ts';

/** NOT_FOUND and FAILED_PRECONDITION: the document is gone or has changed. */
const hasChanged = new Set<unknown>([5, 9]);

type RoleStore = Pick<
  UserStore,
  | 'findAdmins'
  | 'promote'
  | 'grantAdmin'
  | 'demote'
  | 'revokeAdmin'
  | 'confirmClaim'
  | 'startRemoval'
  | 'finishRemoval'
>;

/** Takes the role, and every sign-in so far the way past the API: the rules read this document. */
function powerless() {
  return { role: 'user', validSinceSeconds: Math.floor(Date.now() / 1000) } as const;
}

type Deed = Pick<RecordedChange, 'who' | 'what'>;

/**
 * The writes that decide who has power, each with the entry that tells of it. Those on an admin's
 * word look at the admin's own document in the same transaction. All are updates, never merging
 * sets: a user that is gone stays gone.
 */
export function createRoleStore(db: Firestore): RoleStore {
  const users = db.collection('users');

  async function readBoth(transaction: Transaction, { actorUid, uid }: ActorAndUser) {
    const [actor, user] = await transaction.getAll(users.doc(actorUid), users.doc(uid));
    return { actor: actor && toUser(actor), user: user && toUser(user) };
  }

  function record(transaction: Transaction, deed: Deed, was: StoredUser, is: StoredUser | null) {
    const before = recordOfUser(was);
    const after = is && recordOfUser(is);
    recordChange(db, transaction, { ...deed, target: was.uid, before, after });
  }

  function makeAdmin(transaction: Transaction, user: StoredUser, who: string): StoredUser {
    if (user.role === 'admin') return user;
    const change = { role: 'admin', claimInSync: false } as const;
    const changed = { ...user, ...change };
    transaction.update(users.doc(user.uid), change);
    record(transaction, { who, what: 'user.promote' }, user, changed);
    return changed;
  }

  function takeAdmin(transaction: Transaction, user: StoredUser, who: string): StoredUser {
    const change = { ...powerless(), claimInSync: false };
    const changed: StoredUser = { ...user, ...change };
    transaction.update(users.doc(user.uid), change);
    if (user.role === 'admin') record(transaction, { who, what: 'user.demote' }, user, changed);
    return changed;
  }

  return {
    async findAdmins() {
      const found = await users.where('role', '==', 'admin').get();
      return found.docs.map(toUser).filter(isActiveAdmin);
    },

    promote: (request) =>
      db.runTransaction(async (transaction) => {
        const { actor, user } = await readBoth(transaction, request);
        if (!isActiveAdmin(actor)) return 'actor is no admin';
        if (user === undefined) return 'no such user';
        if (user.status !== 'active') return 'being removed';
        // Who is an admin already was made one by an operator who knew it.
        if (!request.emailVerified && user.role !== 'admin') return 'email not verified';
        return makeAdmin(transaction, user, request.actorUid);
      }),

    demote: (request) =>
      db.runTransaction(async (transaction) => {
        const { actor, user } = await readBoth(transaction, request);
        if (!isActiveAdmin(actor)) return 'actor is no admin';
        if (user === undefined) return 'no such user';
        return user.role === 'admin' ? takeAdmin(transaction, user, request.actorUid) : user;
      }),

    grantAdmin: (uid) =>
      db.runTransaction(async (transaction) => {
        const user = toUser(await transaction.get(users.doc(uid)));
        return user?.status === 'active' ? makeAdmin(transaction, user, operatorId) : undefined;
      }),

    revokeAdmin: ({ uid, otherAdminUids }) =>
      db.runTransaction(async (transaction) => {
        if (otherAdminUids.length === 0) return false;
        const uids = [uid, ...otherAdminUids];
        const found = await transaction.getAll(...uids.map((each) => users.doc(each)));
        const [user, ...others] = found.map(toUser);
        if (!others.some(isActiveAdmin)) return false;
        if (user !== undefined) takeAdmin(transaction, user, operatorId);
        return true;
      }),

    async confirmClaim(uid, revision) {
      try {
        const guard = { lastUpdateTime: revision as Timestamp };
        await users.doc(uid).update({ claimInSync: true }, guard);
        return true;
      } catch (error) {
        if (hasChanged.has(codeOf(error))) return false;
        throw error;
      }
    },

    startRemoval: (request) =>
      db.runTransaction(async (transaction) => {
        const { actor, user } = await readBoth(transaction, request);
        if (!isActiveAdmin(actor)) return 'actor is no admin';
        if (user === undefined) return 'no such user';
        if (user.status === 'deleting') return user;
        const change = { ...powerless(), status: 'deleting', claimInSync: false } as const;
        transaction.update(users.doc(user.uid), change);
        // From here on there is no way back: what remains of the user is only what is to be resumed.
        record(transaction, { who: request.actorUid, what: 'user.delete' }, user, null);
        return { ...user, ...change };
      }),

    async finishRemoval(uid) {
      const batch = db.batch();
      batch.delete(db.collection('carts').doc(uid));
      batch.delete(users.doc(uid));
      await batch.commit();
    },
  };
}
