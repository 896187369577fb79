import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createMenuStore } from '../../functions/src/menu/menu.firestore.ts';
import { createOrderingStore } from '../../functions/src/ordering/ordering.firestore.ts';
import { writeHoursBeside } from '../../web/build/hours-file.ts';
import { writeOptionsBeside } from '../../web/build/options-file.ts';
import { command, projectOption, UserError, withProject } from '../command.ts';
import { countInWords, dishNoun } from '../count-in-words.ts';
import { fromRoot } from '../paths.ts';

/**
 * Writes the menu of a project, as GET /menu returns it, to dist/menu.json or the path in --out, for
 * the build that shows it (`npm run build -- --menu dist/menu.json`). Beside it go the groups of options
 * that dishes name, in options.json, and the opening hours, in hours.json; without any, there is none.
 */
await command(
  { call: 'npm run menu-json', options: { project: projectOption, out: { value: '<file>' } } },
  ({ project, out: file = fromRoot('dist/menu.json') }) =>
    withProject(project, async ({ db, place }) => {
      const { items, groups } = await createMenuStore(db).readAll();
      if (items.length === 0) throw new UserError(`The menu of ${place} is empty.`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(items));
      writeOptionsBeside(file, groups);
      const hasHours = writeHoursBeside(file, await createOrderingStore(db).readSettings());
      const hours = hasHours ? 'Its opening hours are beside it.' : 'There are no opening hours.';
      console.log(
        `${countInWords(items.length, dishNoun)} of ${place} written to ${file}. ${hours}`,
      );
    }),
);
