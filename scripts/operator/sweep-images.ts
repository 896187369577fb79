import { createImageStore } from '../../functions/src/images/images.firestore.ts';
import { planImageSweep } from '../../functions/src/images/sweep-images.ts';
import { createImportsStore } from '../../functions/src/menu/import/imports.firestore.ts';
import { createMenuStore } from '../../functions/src/menu/menu.firestore.ts';
import { createAccounts } from '../../functions/src/sign-in/accounts.auth.ts';
import { command, projectOption } from '../command.ts';
import { countInWords, pictureNoun } from '../count-in-words.ts';
import { withProject } from './project.ts';

await command(
  {
    call: 'npm run sweep-images',
    help: `Says which uploaded pictures are older than a day and in use neither for a dish nor for an account;
with --yes, removes them. It can be repeated.`,
    options: { project: projectOption, yes: { help: 'removes them' } },
  },
  ({ project, yes }) =>
    withProject(project, async ({ db, auth, place }) => {
      const sweep = await planImageSweep({
        accounts: createAccounts(async () => auth),
        images: createImageStore(db),
        imports: createImportsStore(db),
        menu: createMenuStore(db),
      });
      console.log(`${place}: ${countInWords(sweep.unused.length, pictureNoun)} no longer in use.`);
      for (const id of sweep.unused) console.log(`  - ${id}`);
      if (sweep.unused.length === 0) return;
      if (!yes) {
        console.log('Nothing was removed. Run it again with --yes to remove them.');
        return;
      }
      const { removed, failures } = await sweep.apply();
      console.log(`${countInWords(removed, pictureNoun)} removed.`);
      for (const { id } of failures) console.log(`  - ${id} could not be removed`);
      if (failures.length > 0) throw new Error('Run it again to remove the rest.');
    }),
);
