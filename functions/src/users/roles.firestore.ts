import type { AuditKind } from '@thymely/contract/audit/endpoints';
import { isAbove, type Role } from '@thymely/contract/users/roles';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { recordChange, type RecordedChange } from '../audit/record-change.firestore.ts';
import { operator, type Actor } from '../audit/store.ts';
import { orConflict, retryOnConflict } from '../platform/retry-on-conflict.ts';
import { onlyAdmins } from '../sign-in/errors.ts';
import type { StoredUser } from '../sign-in/user.ts';
import { beingRemoved, emailNotVerified, lastAdmin, noSuchUser } from './errors.ts';
import type { UserStore } from './store.ts';
import { isActiveAdmin, toUser } from '../sign-in/user-document.firestore.ts';

type RoleStore = Pick<
  UserStore,
  'setRole' | 'grantAdmin' | 'demote' | 'revokeAdmin' | 'syncClaims' | 'startRemoval'
>;

/** The fields that remove the role and, for the rules, which read them, every sign-in. */
export function powerless() {
  return { role: 'user', ...endedSignIns() } as const;
}

function endedSignIns() {
  return { validSinceSeconds: Math.floor(Date.now() / 1000) };
}

/**
 * Writes that decide who has a role, each with its entry in the audit log. Those requested by an
 * admin read the admin's own document in the same transaction. All are updates, because a merging
 * set would recreate a deleted user.
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
        // An interrupted run may have left a claim, and sign-ins that still count.
        else transaction.update(userOf(uid), { ...endedSignIns(), claimInSync: false });
      }),
  };
}

function createAdminWord(db: Firestore): Omit<RoleStore, keyof OperatorWord> {
  const userOf = (uid: string) => db.collection('users').doc(uid);

  /** Reads the user whom the admin's request concerns. */
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
        // A user who already has the role may have got it from an operator who knew about the
        // email.
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
        // If the document has changed in the meantime, the claims are set again according to it.
        await orConflict(snapshot.ref.update({ claimInSync: true }, { lastUpdateTime }));
      }),

    startRemoval: ({ actor, uid }) =>
      db.runTransaction(async (transaction) => {
        const user = await read(transaction, { actor, uid });
        if (user.status === 'deleting') return;
        const change = { ...powerless(), status: 'deleting', claimInSync: false } as const;
        transaction.update(userOf(uid), change);
        // From here on the removal cannot be undone: the rest of the user only marks what to
        // resume.
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

/** Returns the kind by its effect, so that changes of admins are found whichever call made them. */
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

/** Returns the recorded data of a user, with which entries can name them after their removal. */
function onRecord({ name, email, role, status }: StoredUser) {
  return { name, email, role, status };
}
