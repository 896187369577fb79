import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

const perRead = 500;

/** Yields the documents of a collection in order of their IDs, with some or all of their fields. */
export async function* documentsOf(
  collection: Query,
  ...fields: string[]
): AsyncGenerator<QueryDocumentSnapshot> {
  const byId = collection.orderBy(FieldPath.documentId()).limit(perRead);
  const page = fields.length === 0 ? byId : byId.select(...fields);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last === undefined ? page : page.startAfter(last)).get();
    yield* docs;
    last = docs.length === perRead ? docs.at(-1) : undefined;
  } while (last !== undefined);
}
