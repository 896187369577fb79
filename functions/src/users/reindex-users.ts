import type { UserStore } from './store.ts';

const peoplePerPage = 100;

export type Reindexing = { checked: number; updated: number };

/**
 * Writes the search words of users whose documents are from an older version. Signing in does this
 * for one user, and this for all. Repeating it is safe.
 */
export async function reindexUsers({ users }: { users: UserStore }): Promise<Reindexing> {
  const outcome = { checked: 0, updated: 0 };
  let people = await users.peopleAfter(undefined, peoplePerPage);
  while (people.length > 0) {
    for (const { uid } of people) {
      const result = await users.reindex(uid);
      if (result !== 'gone') outcome.checked++;
      if (result === 'updated') outcome.updated++;
    }
    people = await users.peopleAfter(people.at(-1)?.uid, peoplePerPage);
  }
  return outcome;
}
