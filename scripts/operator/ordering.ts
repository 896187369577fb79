import { closedNoticeSchema } from '@thymely/contract/hours/schema';
import * as v from 'valibot';
import { operator } from '../../functions/src/audit/store.ts';
import { createOrderingStore } from '../../functions/src/hours/ordering.firestore.ts';
import { command, projectOption, UserError } from '../command.ts';
import { withProject } from './project.ts';

const options = {
  project: projectOption,
  close: { value: '<sentence>', help: 'close ordering; guests read the sentence' },
  open: { help: 'take orders again, as hours and pause say' },
} as const;

const help = 'Closes ordering or opens it again; without either, says which it is.';

/**
 * Closes ordering with a sentence that guests read, or opens it again; without either, it says which
 * it is. Repeating it is fine. The dashboard does the same on the page of hours.
 */
await command({ call: 'npm run ordering', help, options }, ({ project, close, open }) =>
  withProject(project, async ({ db, place }) => {
    if (close !== undefined && open) throw new UserError('Say either --close or --open.');
    const ordering = createOrderingStore(db);
    if (close !== undefined || open) {
      const notice = close === undefined ? null : sentenceIn(close);
      const hasChanged = await ordering.saveClosedNotice(notice, operator);
      if (!hasChanged) console.log('Nothing to change.');
    }
    const { closedNotice } = await ordering.readSettings();
    console.log(
      closedNotice === null
        ? `${place}: ordering is not closed; hours and pause decide.`
        : `${place}: ordering is closed. Guests read within 15 seconds: "${closedNotice}"`,
    );
  }),
);

function sentenceIn(text: string): string {
  const sentence = v.safeParse(closedNoticeSchema, text);
  if (!sentence.success) throw new UserError(sentence.issues[0].message);
  return sentence.output;
}
