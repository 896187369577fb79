import type { UserStore } from './store.ts';

const uidsPerPage = 100;

export type Reindexing = { checked: number; updated: number };

/**
 * Writes the search words of users whose documents come from an older version. Signing in does this
 * for one user; this does it for everyone. Repeating it is fine.
 */
export async function reindexUsers({ users }: { users: UserStore }): Promise<Reindexing> {
  const outcome = { checked: 0, updated: 0 };
  let uids = await users.uidsAfter(undefined, uidsPerPage);
  while (uids.length > 0) {
    for (const uid of uids) {
      const result = await users.reindex(uid);
      if (result !== 'gone') outcome.checked++;
      if (result === 'updated') outcome.updated++;
    }
    uids = await users.uidsAfter(uids.at(-1), uidsPerPage);
  }
  return outcome;
}
