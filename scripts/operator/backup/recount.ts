import { command, projectOption, UserError } from '../../command.ts';
import { withProject } from '../project.ts';
import { schemaFaultOf } from '../migrate/require-schema.ts';
import { recountProject } from './recount-project.ts';
import { recountInWords } from './recount-in-words.ts';

const help = `Counts what a database holds and checks that it fits together: the ledgers with their orders, the roles
with their accounts, the carts with their users. It is for the time after a restore, changes nothing,
and costs a read for each order, user, cart and day.`;
const options = { project: projectOption };

await command({ call: 'npm run recount', help, options }, ({ project }) =>
  withProject(project, async ({ place, ...parts }) => {
    const fault = await schemaFaultOf(parts.db, project);
    if (fault !== undefined) throw new UserError(fault);
    const recount = await recountProject(parts);
    console.log([`${place}:`, ...recountInWords(recount)].join('\n'));
    if (recount.problems.length > 0) {
      throw new UserError('What to do about each of these is in docs/operating.md.');
    }
  }),
);
