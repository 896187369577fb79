import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import type { SampleAccount } from './accounts.ts';

/**
 * Gives accounts a login, a user document as the API writes it, and the staff their roles. Existing
 * data is not changed, so an interrupted run can be repeated. It is only for the emulators, because
 * the passwords are known to everyone.
 */
export async function seedAccounts(
  { auth, db }: { auth: Auth; db: Firestore },
  accounts: readonly SampleAccount[],
): Promise<void> {
  // Accounts are created one after another, because the list of users shows the newest first.
  for (const account of accounts) {
    await ensureLogin(auth, account);
    await writeUserDocument(db, account);
    if (account.role !== 'user') await giveRole({ auth, db }, account);
  }
}

/** Writes the document of a user as the API does after a sign-up, unless there is one. */
export async function writeUserDocument(
  db: Firestore,
  user: Pick<SampleAccount, 'uid' | 'name' | 'email'>,
): Promise<void> {
  await createUserStore(db).ensure(user);
}

async function ensureLogin(auth: Auth, { uid, name, email, password }: SampleAccount) {
  const { users } = await auth.getUsers([{ uid }]);
  if (users.length > 0) return;
  await auth.createUser({ uid, email, password, displayName: name, emailVerified: true });
}

async function giveRole({ auth, db }: { auth: Auth; db: Firestore }, { uid, role }: SampleAccount) {
  const { customClaims } = await auth.getUser(uid);
  if (customClaims?.[role] !== true) await auth.setCustomUserClaims(uid, { [role]: true });
  const user = db.doc(`users/${uid}`);
  if ((await user.get()).get('role') !== role) await user.update({ role });
}
