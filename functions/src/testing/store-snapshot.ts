import type { CollectionReference, DocumentReference } from 'firebase-admin/firestore';
import type { Emulators } from './emulators.ts';

/** Everything in Firestore and Auth, in a form that can be compared. */
export async function snapshotStores({ db, auth }: Pick<Emulators, 'auth' | 'db'>) {
  const collections = await db.listCollections();
  const documents = (await Promise.all(collections.map(documentsOf))).flat();
  const { users } = await auth.listUsers();
  return {
    documents: Object.fromEntries(documents),
    accounts: users.map((user) => user.toJSON()).sort((one, other) => compare(one, other)),
  };
}

async function documentsOf(collection: CollectionReference): Promise<[string, unknown][]> {
  const references = await collection.listDocuments();
  return (await Promise.all(references.map(documentTree))).flat();
}

async function documentTree(reference: DocumentReference): Promise<[string, unknown][]> {
  const [snapshot, below] = await Promise.all([reference.get(), reference.listCollections()]);
  const deeper = (await Promise.all(below.map(documentsOf))).flat();
  return [[reference.path, snapshot.data()], ...deeper];
}

function compare(one: object, other: object): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}
