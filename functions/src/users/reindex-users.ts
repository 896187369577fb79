import { searchVersion } from '../platform/search-prefixes.ts';
import type { UserStore } from './store.ts';

const peoplePerPage = 100;

type Reindexing = { checked: number; outdated: number };

/**
 * Counts the users whose search words are from an older version and, unless `isDryRun`, writes them.
 * Signing in does this for one user, and this for all. Repeating it is safe.
 */
export async function reindexUsers({
  users,
  isDryRun,
}: {
  users: UserStore;
  isDryRun: boolean;
}): Promise<Reindexing> {
  const outcome = { checked: 0, outdated: 0 };
  let people = await users.peopleAfter(undefined, peoplePerPage);
  while (people.length > 0) {
    for (const { uid } of people) {
      const user = await users.find(uid);
      if (user === undefined) continue;
      outcome.checked++;
      if (user.searchVersion === searchVersion) continue;
      outcome.outdated++;
      if (!isDryRun) await users.reindex(uid);
    }
    people = await users.peopleAfter(people.at(-1)?.uid, peoplePerPage);
  }
  return outcome;
}
