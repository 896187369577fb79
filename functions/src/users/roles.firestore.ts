import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { isAbove, type Role } from '@thymely/contract/users/roles';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { recordChange, type RecordedChange } from '../audit/record-change.firestore.ts';
import { operator, type Actor } from '../audit/store.ts';
import { guarded, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { beingRemoved, emailNotVerified, lastAdmin, noSuchUser, onlyAdmins } from './errors.ts';
import type { StoredUser, UserStore } from './store.ts';
import { isActiveAdmin, toUser } from './user-document.firestore.ts';

type RoleStore = Pick<
  UserStore,
  'setRole' | 'grantAdmin' | 'demote' | 'revokeAdmin' | 'syncClaims' | 'startRemoval'
>;

/** Takes away the role, and every sign-in as far as the rules are concerned: they read this document. */
export function powerless() {
  return { role: 'user', ...endedSignIns() } as const;
}

function endedSignIns() {
  return { validSinceSeconds: Math.floor(Date.now() / 1000) };
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
        changeRole(db, transaction, { actor: operator, user, role: 'admin' });
      }),

    revokeAdmin: ({ uid, otherAdminUids }) =>
      db.runTransaction(async (transaction) => {
        const found = await transaction.getAll(...[uid, ...otherAdminUids].map(userOf));
        const [user, ...others] = found.map(toUser);
        if (!others.some(isActiveAdmin)) throw lastAdmin();
        if (user === undefined) return;
        if (user.role === 'admin')
          changeRole(db, transaction, { actor: operator, user, role: 'user' });
        // What an interrupted run may have left: a claim, and sign-ins that still count.
        else transaction.update(userOf(uid), { ...endedSignIns(), claimInSync: false });
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
    setRole: ({ actor, uid, role, emailVerified }) =>
      db.runTransaction(async (transaction) => {
        const user = await read(transaction, { actor, uid });
        if (user.status !== 'active') throw beingRemoved();
        // Who has the role already may have got it from an operator who knew that.
        if (!emailVerified && isAbove(role, user.role)) throw emailNotVerified();
        return changeRole(db, transaction, { actor, user, role });
      }),

    demote: ({ actor, uid }) =>
      db.runTransaction(async (transaction) => {
        const user = await read(transaction, { actor, uid });
        if (user.role !== 'admin') return user;
        return changeRole(db, transaction, { actor, user, role: 'user' });
      }),

    syncClaims: (uid, setClaims) =>
      retryOnConflict(async () => {
        const snapshot = await userOf(uid).get();
        const user = toUser(snapshot);
        await setClaims(user?.status === 'active' ? user.role : 'user');
        const { updateTime: lastUpdateTime } = snapshot;
        if (lastUpdateTime === undefined) return;
        // If the document has changed in the meantime, it decides: the claims follow again.
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

type RoleChange = { actor: Actor; user: StoredUser; role: Role };

function changeRole(db: Firestore, transaction: Transaction, { actor, user, role }: RoleChange) {
  if (role === user.role) return user;
  const isLoss = isAbove(user.role, role);
  const change = { role, claimInSync: false, ...(isLoss && endedSignIns()) };
  const after = { ...user, ...change };
  transaction.update(referenceOf(db, user), change);
  record(db, transaction, { actor, what: kindOf(user.role, role), before: user, after });
  return after;
}

/** Who became or stopped being an admin is found by kind, whichever call did it. */
function kindOf(before: Role, after: Role): AuditKind {
  if (after === 'admin') return 'user.promote';
  return before === 'admin' ? 'user.demote' : 'user.role';
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
