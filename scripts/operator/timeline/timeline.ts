import { command, projectOption, UserError } from '../../command.ts';
import { daySchema } from '@thymely/contract/orders/schema';
import * as v from 'valibot';
import { withProject } from '../project.ts';
import { findTimelineOrder, readEvents } from './order-events.ts';
import { linesAbout, type Log, logIn } from './log-lines.ts';
import { readCloudLog } from './read-cloud-log.ts';
import { timelineInWords } from './timeline-in-words.ts';

const options = {
  project: projectOption,
  order: {
    value: '<id>',
    help: 'the ID of the order',
    fault: (id: string) =>
      /^[\w-]{1,128}$/.test(id) ? undefined : `${id} is not the ID of an order.`,
  },
  number: {
    value: '<number>',
    help: 'or its number, with --day',
    fault: (number: string) =>
      /^\d{1,4}$/.test(number) ? undefined : `${number} is not the number of an order.`,
  },
  day: {
    value: '<YYYY-MM-DD>',
    help: 'its business day',
    fault: (day: string) =>
      v.safeParse(daySchema, day).success
        ? undefined
        : `${day} is not a day: write it like this: 2026-11-24.`,
  },
  log: { value: '<file>', help: 'reads this file rather than Cloud Logging' },
} as const;

const help = `Prints what happened to an order, in order of time: its events, the calls about it, and what the pages of
these calls have reported. It names nobody, and changes nothing. The log comes from Cloud Logging, or
from a file.`;

await command({ call: 'npm run timeline', help, options }, async ({ project, log, ...named }) => {
  if (named.order === undefined && (named.number === undefined || named.day === undefined)) {
    throw new UserError('Name the order: --order <id>, or --number <number> --day <YYYY-MM-DD>.');
  }
  const file = log === undefined ? undefined : logIn(log);
  await withProject(project, async ({ db, place }) => {
    const order = await findTimelineOrder(db, named);
    if (order === undefined) throw new UserError(`There's no such order in ${place}.`);
    const events = await readEvents(db, order.id);
    console.log(timelineInWords({ order, events, log: await readLog(order.id) }).join('\n'));
  });

  async function readLog(order: string): Promise<Log | undefined> {
    if (file !== undefined) return { ...file, lines: linesAbout(file.lines, order) };
    if (process.env['FIRESTORE_EMULATOR_HOST'] !== undefined) return undefined;
    const lines = await readCloudLog({ project, order });
    return { lines, place: 'Cloud Logging', reach: 'which keeps them for 30 days' };
  }
});
