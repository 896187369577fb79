import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import type { SampleAccount } from './accounts.ts';

/**
 * Gives accounts a login, a user document as the API writes it, and admins their role. What is
 * already there stays as it is, so an interrupted run can be repeated. Only for the emulators: the
 * passwords are known to everyone.
 */
export async function seedAccounts(
  { auth, db }: { auth: Auth; db: Firestore },
  accounts: readonly SampleAccount[],
): Promise<void> {
  const store = createUserStore(db);
  // One after another: the list of users shows the newest first.
  for (const account of accounts) {
    await ensureLogin(auth, account);
    await store.ensure(account);
    if (account.role === 'admin') await makeAdmin({ auth, db }, account.uid);
  }
}

async function ensureLogin(auth: Auth, { uid, name, email, password }: SampleAccount) {
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) return;
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
}

async function makeAdmin({ auth, db }: { auth: Auth; db: Firestore }, uid: string): Promise<void> {
  const { customClaims } = await auth.getUser(uid);
  if (customClaims?.['admin'] !== true) await auth.setCustomUserClaims(uid, { admin: true });
  const user = db.doc(`users/${uid}`);
  if ((await user.get()).get('role') !== 'admin') await user.update({ role: 'admin' });
}
