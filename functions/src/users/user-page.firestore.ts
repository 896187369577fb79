import type { CollectionReference, Query } from 'firebase-admin/firestore';
import { toUser } from './user-document.firestore.ts';
import type { UserPage, UserPageRequest } from './store.ts';

/** One page, its total and where the next one begins: page size + 3 reads, and 1 per 1000 users. */
export async function findUserPage(
  users: CollectionReference,
  { limit, after, search }: UserPageRequest,
): Promise<UserPage | undefined> {
  const found: Query =
    search === undefined ? users : users.where('searchPrefixes', 'array-contains', search);
  const newestFirst = found.orderBy('createdAt', 'desc');
  const before = after === undefined ? undefined : await users.doc(after).get();
  if (before?.exists === false) return undefined;
  const rest = before === undefined ? newestFirst : newestFirst.startAfter(before);

  // One more than asked for says whether there is a next page.
  const [page, count] = await Promise.all([rest.limit(limit + 1).get(), newestFirst.count().get()]);
  const shown = page.docs.slice(0, limit);
  return {
    users: shown.map(toUser).filter((user) => user !== undefined),
    total: count.data().count,
    next: page.docs.length > limit ? shown.at(-1)?.id : undefined,
  };
}
