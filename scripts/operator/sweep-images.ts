import { parseArgs } from 'node:util';
import { planImageSweep } from '../../functions/src/images/sweep-images.ts';
import { countInWords, pictureNoun } from '../count-in-words.ts';
import { withPeople } from './connect-people.ts';
import { runMain } from '../user-error.ts';

/**
 * `npm run sweep-images -- --project P [--yes]`: removes uploaded pictures that are older than a day
 * and that neither a dish nor an account's photo shows. Says what it would do and removes only with
 * --yes; it can run again at any time.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  await withPeople(values.project, async (people, place) => {
    const sweep = await planImageSweep(people);
    console.log(`${place}: ${countInWords(sweep.unused.length, pictureNoun)} no longer in use.`);
    for (const id of sweep.unused) console.log(`  - ${id}`);
    if (sweep.unused.length === 0) return;
    if (!values.yes) {
      console.log('Nothing was removed. Run it again with --yes to remove them.');
      return;
    }
    console.log(`${countInWords(await sweep.apply(), pictureNoun)} removed.`);
  });
});
