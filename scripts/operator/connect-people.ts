import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { createImageStore } from '../../functions/src/images/images.firestore.ts';
import type { ImageStore } from '../../functions/src/images/store.ts';
import { createMenuStore } from '../../functions/src/menu/menu.firestore.ts';
import type { MenuStore } from '../../functions/src/menu/store.ts';
import { createAccounts } from '../../functions/src/users/accounts.auth.ts';
import type { Accounts } from '../../functions/src/users/accounts.ts';
import type { UserStore } from '../../functions/src/users/store.ts';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import { UserError } from '../user-error.ts';

export type People = {
  accounts: Accounts;
  users: UserStore;
  menu: MenuStore;
  images: ImageStore;
};

/**
 * Runs with a project's accounts and data as the API itself sees them: the real ones, with the
 * operator's own Google credentials, or the emulators that the environment names.
 * @param project as given on the command line
 * @throws {UserError} when no project was named, or only one of the two is an emulator
 */
export async function withPeople(
  project: string | undefined,
  run: (people: People, place: string) => Promise<void>,
): Promise<void> {
  if (!project) throw new UserError('Name the project: --project <id>.');
  const isEmulated = isEverythingEmulated();
  const app = initializeApp({ projectId: project });
  const db = getFirestore(app);
  const people = {
    accounts: createAccounts(async () => getAuth(app)),
    users: createUserStore(db),
    menu: createMenuStore(db),
    images: createImageStore(db),
  };
  try {
    await run(people, isEmulated ? `${project} (emulators)` : project);
  } finally {
    await deleteApp(app);
  }
}

/** A role in the emulator for an account of the real project would be nobody's. */
function isEverythingEmulated(): boolean {
  const names = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];
  const missing = names.filter((name) => !process.env[name]);
  if (missing.length === 1) throw new UserError(`${missing[0]} isn't set, but the other one is.`);
  return missing.length === 0;
}
