import { reindexUsers } from '../../functions/src/users/reindex-users.ts';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import { command, projectOption } from '../command.ts';
import { withProject } from './project.ts';

/**
 * Writes the search words of all users, after an update that changes them; it can run again at any
 * time. Users who sign in get them without it.
 */
await command({ call: 'npm run index-users', options: { project: projectOption } }, ({ project }) =>
  withProject(project, async ({ db, place }) => {
    const { checked, updated } = await reindexUsers({ users: createUserStore(db) });
    console.log(`${place}: ${checked} users checked, ${updated} updated.`);
  }),
);
