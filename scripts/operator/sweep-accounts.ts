import { createOutboxStore } from '../../functions/src/mail/outbox.firestore.ts';
import { createOrderAnonymizer } from '../../functions/src/orders/order/anonymize-orders.firestore.ts';
import { createPushStore } from '../../functions/src/push/push.firestore.ts';
import { createAccounts } from '../../functions/src/sign-in/accounts.auth.ts';
import { sweepAccounts } from '../../functions/src/users/sweep-accounts.ts';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import { command, projectOption, UserError } from '../command.ts';
import { withProject } from './project.ts';

await command(
  {
    call: 'npm run sweep-accounts',
    help: `Says how many users have no account; with --yes, removes what remains of them, however many they are.
The daily sweep removes nobody when so many are gone that a restore may have lost them.`,
    options: { project: projectOption, yes: { help: 'removes it' } },
  },
  ({ project, yes }) =>
    withProject(project, async ({ db, auth, place }) => {
      const deps = {
        accounts: createAccounts(async () => auth),
        users: createUserStore(db),
        orders: createOrderAnonymizer(db),
        outbox: createOutboxStore(db),
        push: createPushStore(db),
      };
      const sweep = await sweepAccounts(deps, { isDryRun: !yes, mayBeMany: true });
      const { checked, gone, removed, failures, isComplete } = sweep;
      console.log(`${place}: ${checked} users checked, ${gone} without an account.`);
      if (!yes) {
        if (gone > 0) {
          console.log(
            'Nothing was removed. If their accounts are missing by mistake, import them first ' +
              '(docs/operating.md). Run it again with --yes to remove what remains of them.',
          );
        }
        return;
      }
      console.log(`${removed} removed.`);
      if (failures.length > 0) throw new UserError('Some failed. Run it again to remove the rest.');
      if (!isComplete) console.log('A limit was reached. Run it again to go on.');
    }),
);
