import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { recordChange, type RecordedChange } from '../audit/record-change.firestore.ts';
import { operator, type Actor } from '../audit/store.ts';
import { guarded, retryOnConflict } from '../retry-on-conflict.ts';
import { beingRemoved, emailNotVerified, lastAdmin, noSuchUser, onlyAdmins } from './errors.ts';
import type { StoredUser, UserStore } from './store.ts';
import { isActiveAdmin, toUser } from './user-document.firestore.ts';

type RoleStore = Pick<
  UserStore,
  'promote' | 'grantAdmin' | 'demote' | 'revokeAdmin' | 'syncClaim' | 'startRemoval'
>;

/** Takes away the role, and every sign-in as far as the rules are concerned: they read this document. */
export function powerless() {
  return { role: 'user', validSinceSeconds: Math.floor(Date.now() / 1000) } as const;
}

/**
 * The writes that decide who has power, each with its entry in the audit log. Those requested
 * by an admin read the admin's own document in the same transaction. All are updates, never merging
 * sets: a user who is gone stays gone.
 */
export function createRoleStore(db: Firestore): RoleStore {
  return { ...createAdminWord(db), ...createOperatorWord(db) };
}

type OperatorWord = Pick<RoleStore, 'grantAdmin' | 'revokeAdmin'>;

function createOperatorWord(db: Firestore): OperatorWord {
  const userOf = (uid: string) => db.collection('users').doc(uid);
  return {
    grantAdmin: (uid) =>
      db.runTransaction(async (transaction) => {
        const user = toUser(await transaction.get(userOf(uid)));
        if (user?.status !== 'active') throw beingRemoved();
        makeAdmin(db, transaction, { actor: operator, user });
      }),

    revokeAdmin: ({ uid, otherAdminUids }) =>
      db.runTransaction(async (transaction) => {
        const found = await transaction.getAll(...[uid, ...otherAdminUids].map(userOf));
        const [user, ...others] = found.map(toUser);
        if (!others.some(isActiveAdmin)) throw lastAdmin();
        if (user !== undefined) takeAdmin(db, transaction, { actor: operator, user });
      }),
  };
}

function createAdminWord(db: Firestore): Omit<RoleStore, keyof OperatorWord> {
  const userOf = (uid: string) => db.collection('users').doc(uid);

  /** The user whom the admin's request is about. */
  async function read(transaction: Transaction, { actor, uid }: { actor: Actor; uid: string }) {
    const found = await transaction.getAll(userOf(actor.uid), userOf(uid));
    const [admin, user] = found.map(toUser);
    if (!isActiveAdmin(admin)) throw onlyAdmins();
    if (user === undefined) throw noSuchUser();
    return user;
  }

  return {
    promote: ({ actor, uid, emailVerified }) =>
      db.runTransaction(async (transaction) => {
        const user = await read(transaction, { actor, uid });
        if (user.status !== 'active') throw beingRemoved();
        // An existing admin was made one by an operator who knew that.
        if (!emailVerified && user.role !== 'admin') throw emailNotVerified();
        return makeAdmin(db, transaction, { actor, user });
      }),

    demote: ({ actor, uid }) =>
      db.runTransaction(async (transaction) => {
        const user = await read(transaction, { actor, uid });
        return user.role === 'admin' ? takeAdmin(db, transaction, { actor, user }) : user;
      }),

    syncClaim: (uid, setClaim) =>
      retryOnConflict(async () => {
        const snapshot = await userOf(uid).get();
        const user = toUser(snapshot);
        await setClaim(isActiveAdmin(user));
        const { updateTime: lastUpdateTime } = snapshot;
        if (lastUpdateTime === undefined) return;
        // If the document has changed in the meantime, it decides: the claim follows again.
        await guarded(snapshot.ref.update({ claimInSync: true }, { lastUpdateTime }));
      }),

    startRemoval: ({ actor, uid }) =>
      db.runTransaction(async (transaction) => {
        const user = await read(transaction, { actor, uid });
        if (user.status === 'deleting') return;
        const change = { ...powerless(), status: 'deleting', claimInSync: false } as const;
        transaction.update(userOf(uid), change);
        // From here on there is no way back: what remains of the user only marks what to resume.
        record(db, transaction, { actor, what: 'user.delete', before: user, after: null });
      }),
  };
}

type RoleChange = { actor: Actor; user: StoredUser };

function makeAdmin(db: Firestore, transaction: Transaction, { actor, user }: RoleChange) {
  if (user.role === 'admin') return user;
  const change = { role: 'admin', claimInSync: false } as const;
  const after = { ...user, ...change };
  transaction.update(referenceOf(db, user), change);
  record(db, transaction, { actor, what: 'user.promote', before: user, after });
  return after;
}

function takeAdmin(db: Firestore, transaction: Transaction, { actor, user }: RoleChange) {
  const change = { ...powerless(), claimInSync: false };
  const after = { ...user, ...change };
  transaction.update(referenceOf(db, user), change);
  if (user.role === 'admin') {
    record(db, transaction, { actor, what: 'user.demote', before: user, after });
  }
  return after;
}

function referenceOf(db: Firestore, { uid }: StoredUser): DocumentReference {
  return db.collection('users').doc(uid);
}

type UserChange = Pick<RecordedChange, 'actor' | 'what'> & {
  before: StoredUser;
  after: StoredUser | null;
};

function record(
  db: Firestore,
  transaction: Transaction,
  { before, after, ...change }: UserChange,
): void {
  recordChange(db, transaction, {
    ...change,
    target: before.uid,
    before: onRecord(before),
    after: after && onRecord(after),
  });
}

/** What is kept of a user, so that changes can still name them after they are gone. */
function onRecord({ name, email, role, status }: StoredUser) {
  return { name, email, role, status };
}
