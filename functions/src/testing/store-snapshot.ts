import type { Emulators } from './emulators.ts';

/** Returns everything in Firestore and Auth, in a comparable form. */
export async function snapshotStores({ auth, documents }: Pick<Emulators, 'auth' | 'documents'>) {
  const { users } = await auth.listUsers();
  return {
    documents: await documents(),
    accounts: users.map((user) => user.toJSON()).sort((one, other) => compare(one, other)),
  };
}

function compare(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
