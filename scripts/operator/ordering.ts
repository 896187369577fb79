import { closedNoticeSchema } from '@thymely/contract/ordering/schema';
import * as v from 'valibot';
import { operator } from '../../functions/src/audit/store.ts';
import { createOrderingStore } from '../../functions/src/ordering/ordering.firestore.ts';
import { command, projectOption, UserError } from '../command.ts';
import { withProject } from './project.ts';

const options = {
  project: projectOption,
  close: {
    value: '<sentence>',
    help: 'closes ordering; guests read the sentence',
    fault: (sentence: string) =>
      v.safeParse(closedNoticeSchema, sentence).issues?.map(({ message }) => message)[0],
  },
  open: { help: 'takes orders again, as hours and pause say' },
} as const;

const help = `Closes ordering with a sentence that guests read, or opens it again; without either, says which it is.
It can be repeated. The dashboard does the same on the page of hours.`;

await command({ call: 'npm run ordering', help, options }, async ({ project, close, open }) => {
  if (close !== undefined && open) throw new UserError('Say either --close or --open.');
  await withProject(project, async ({ db, place }) => {
    const ordering = createOrderingStore(db);
    if (close !== undefined || open) {
      const notice = close === undefined ? null : v.parse(closedNoticeSchema, close);
      const hasChanged = await ordering.saveClosedNotice(notice, operator);
      if (!hasChanged) console.log('Nothing to change.');
    }
    const { closedNotice } = await ordering.readSettings();
    console.log(
      closedNotice === null
        ? `${place}: ordering is not closed; hours and pause decide.`
        : `${place}: ordering is closed. Guests read within 15 seconds: "${closedNotice}"`,
    );
  });
});
