import type { Firestore } from 'firebase-admin/firestore';
import { reindexUsers } from '../../../functions/src/users/reindex-users.ts';
import { createUserStore } from '../../../functions/src/users/users.firestore.ts';

/**
 * One change of what the database holds. It leaves the version that is running able to work, because
 * it runs before the deploy, and can be repeated after it was interrupted.
 */
export type Migration = {
  /** The schema that the database has afterward. */
  schema: number;
  /** What it does, in words. */
  what: string;
  /** Returns how many documents it would change; it writes only if it is no dry run. */
  run: (db: Firestore, isDryRun: boolean) => Promise<number>;
};

/** All migrations in their order; the last is the schema that this version needs. */
export const migrations: readonly Migration[] = [
  {
    schema: 1,
    what: 'the search words of users, by every word of name and email',
    async run(db, isDryRun) {
      const { outdated } = await reindexUsers({ users: createUserStore(db), isDryRun });
      return outdated;
    },
  },
  {
    schema: 2,
    what: 'nothing: dishes may have sizes, and options be taken more than once',
    run: () => Promise.resolve(0),
  },
];
