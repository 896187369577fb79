import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createMenuStore } from '../../functions/src/menu/menu.firestore.ts';
import { countInWords, dishNoun } from '../count-in-words.ts';
import { commandOptions } from '../command-options.ts';
import { withProject } from './connect-project.ts';
import { fromRoot } from '../paths.ts';
import { runMain, UserError } from '../user-error.ts';

/**
 * `npm run menu-json -- --project P [--out dist/menu.json]`: writes the menu of a project as GET
 * /menu answers it, for the build that shows it (`npm run build -- --menu dist/menu.json`).
 */
await runMain(async () => {
  const options = commandOptions({ project: { type: 'string' }, out: { type: 'string' } });
  const file = options.out ?? fromRoot('dist/menu.json');
  await withProject(options.project, async (db, place) => {
    const { items } = await createMenuStore(db).readAll();
    if (items.length === 0) throw new UserError(`The menu of ${place} is empty.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(items));
    console.log(`${countInWords(items.length, dishNoun)} of ${place} written to ${file}.`);
  });
});
