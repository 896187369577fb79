import { command, projectOption } from '../command.ts';
import { countInWords, dishNoun } from '../count-in-words.ts';
import { menuItems } from '../sample-data/menu-items.ts';
import { planMenuSeed, seedMenu } from '../sample-data/seed-menu.ts';
import { withProject } from './project.ts';

/**
 * Adds the missing sample dishes to a project's menu, with the groups of options that they name.
 * Reports what it would do and writes only with --yes. What exists is never changed; no accounts
 * are created.
 */
await command(
  { call: 'npm run seed', options: { project: projectOption, yes: {} } },
  ({ project, yes }) =>
    withProject(project, async ({ db, place }) => {
      const { toAdd, toKeep, groupsToAdd } = await planMenuSeed(db, menuItems);
      console.log(
        `Menu of ${place}: ${countInWords(toAdd.length, dishNoun)} to add, ${toKeep.length} already there.`,
      );
      for (const { _id, name } of toAdd) console.log(`  + ${_id}  ${name}`);
      for (const { _id, name } of groupsToAdd) console.log(`  + ${_id}  ${name} (options)`);
      if (toAdd.length === 0) return;
      if (!yes) {
        console.log('Nothing was written. Run it again with --yes to add them.');
        return;
      }
      const added = await seedMenu(db, menuItems);
      console.log(`${countInWords(added.toAdd.length, dishNoun)} added.`);
    }),
);
