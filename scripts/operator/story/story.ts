import { command, projectOption, UserError } from '../../command.ts';
import { withProject } from '../project.ts';
import { findStoryOrder, readEvents } from './order-events.ts';
import { entriesIn, type LogLine } from './log-lines.ts';
import { readCloudLog } from './read-cloud-log.ts';
import { storyInWords } from './story-in-words.ts';

const options = {
  project: projectOption,
  order: { value: '<id>', help: 'the ID of the order' },
  number: { value: '<number>', help: 'or its number, with --day' },
  day: { value: '<YYYY-MM-DD>', help: 'its business day' },
  log: { value: '<file>', help: 'read this file rather than Cloud Logging' },
} as const;

const help = 'Prints what happened to an order: its steps, the calls about it, and their errors.';

/**
 * Prints what happened to an order, in order of time: its events, the calls about it, and what the
 * pages of these calls have reported. It names nobody, and changes nothing. The order is given by
 * its ID, or by its number and its business day. The log comes from Cloud Logging, or from a file.
 */
await command({ call: 'npm run story', help, options }, (values) =>
  withProject(values.project, async ({ db, place }) => {
    const order = await findStoryOrder(db, values);
    if (order === undefined) throw new UserError(`There's no such order in ${place}.`);
    const events = await readEvents(db, order.id);
    console.log(storyInWords({ order, events, lines: await readLog() }).join('\n'));

    async function readLog(): Promise<LogLine[] | undefined> {
      if (values.log !== undefined) return entriesIn(values.log, order?.id ?? '');
      if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) return undefined;
      return readCloudLog({ project: values.project, order: order?.id ?? '' });
    }
  }),
);
