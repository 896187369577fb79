import { parseArgs } from 'node:util';
import { reindexUsers } from '../../functions/src/users/reindex-users.ts';
import { withPeople } from './connect-people.ts';
import { runMain } from '../user-error.ts';

/**
 * `npm run index-users -- --project P`: after an update that finds users by other words than before,
 * writes those words for everyone; it can run again at any time. Users who sign in get them without it.
 */
await runMain(async () => {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  await withPeople(values.project, async (people, place) => {
    const { checked, updated } = await reindexUsers(people);
    console.log(`${place}: ${checked} users checked, ${updated} updated.`);
  });
});
