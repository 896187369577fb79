import { countInWords, dishNoun } from '../count-in-words.ts';
import { commandOptions } from '../command-options.ts';
import { withProject } from './connect-project.ts';
import { planMenuSeed, seedMenu } from '../sample-data/seed-menu.ts';
import { runMain } from '../user-error.ts';
import { menuItems } from '../sample-data/menu-items.ts';

/**
 * `npm run seed -- --project P [--yes]`: adds the sample dishes that the menu of a project lacks.
 * Says what it would do and writes only with --yes. Dishes that are there are never touched; no
 * accounts are created.
 */
await runMain(async () => {
  const options = commandOptions({
    project: { type: 'string' },
    yes: { type: 'boolean', default: false },
  });
  await withProject(options.project, async (db, place) => {
    const { toAdd, toKeep } = await planMenuSeed(db, menuItems);
    console.log(
      `Menu of ${place}: ${countInWords(toAdd.length, dishNoun)} to add, ${toKeep.length} already there.`,
    );
    for (const { _id, name } of toAdd) console.log(`  + ${_id}  ${name}`);
    if (toAdd.length === 0) return;
    if (!options.yes) {
      console.log('Nothing was written. Run it again with --yes to add them.');
      return;
    }
    const added = await seedMenu(db, menuItems);
    console.log(`${countInWords(added.toAdd.length, dishNoun)} added.`);
  });
});
