import { createAccounts } from '../../functions/src/sign-in/accounts.auth.ts';
import { planGrant, planRevoke, type AdminChange } from '../../functions/src/users/grant-admin.ts';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import { command, projectOption, UserError } from '../command.ts';
import { withProject } from './project.ts';

const options = {
  project: projectOption,
  email: { value: '<address>', required: true },
  revoke: {},
  'dry-run': {},
  'allow-unverified': {},
} as const;

/**
 * Makes an account an admin, or takes the role away. It announces what it does; repeating it is
 * fine, and completes an interrupted run.
 */
await command({ call: 'npm run grant-admin', options }, (values) =>
  withProject(values.project, async ({ db, auth, place }) => {
    const email = values.email.trim().toLowerCase();
    const people = { accounts: createAccounts(async () => auth), users: createUserStore(db) };
    const change = values.revoke
      ? await planRevoke(people, { email })
      : await planGrant(people, { email, allowUnverified: values['allow-unverified'] });
    if (change === undefined) throw new UserError(`Nobody has signed up as ${email} in ${place}.`);
    describe(change, { place, isRevocation: values.revoke });
    if (change.refusal !== undefined) throw new UserError(change.refusal);
    if (values['dry-run']) {
      console.log('Dry run: nothing was written.');
      return;
    }
    await change.apply();
    console.log(values.revoke ? `${email} is no longer an admin.` : `${email} is now an admin.`);
  }),
);

function describe(
  { uid, email, isAdmin }: AdminChange,
  { place, isRevocation }: { place: string; isRevocation: boolean },
): void {
  console.log(`${place}: ${email} (${uid}) is ${isAdmin ? 'an admin' : 'not an admin'}.`);
  if (isAdmin !== isRevocation) {
    console.log('Nothing to change, except what an interrupted run may have left unfinished.');
  } else {
    console.log(
      isRevocation
        ? 'Removes the role and the claim, and signs the account out everywhere.'
        : 'Grants the role and the claim.',
    );
  }
}
