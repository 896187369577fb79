import { createAccounts } from '../../functions/src/sign-in/accounts.auth.ts';
import { planGrant, planRevoke, type AdminChange } from '../../functions/src/users/grant-admin.ts';
import { emailSchema } from '@thymely/contract/ground/fields.schema';
import * as v from 'valibot';
import { createUserStore } from '../../functions/src/users/users.firestore.ts';
import { command, projectOption, UserError } from '../command.ts';
import { withProject } from './project.ts';

const options = {
  project: projectOption,
  email: {
    value: '<address>',
    required: true,
    help: 'the email with which the person has signed up',
    fault: (email: string) =>
      v.safeParse(emailSchema, email).success
        ? undefined
        : `--email cannot be "${email}": it is an email address.`,
  },
  revoke: { help: 'takes the role away' },
  'dry-run': { help: 'says what it would do, and writes nothing' },
  'allow-unverified': { help: 'accepts an email that is not verified' },
} as const;

const help = `Makes an account an admin, or takes the role away. It can be repeated, and completes an interrupted run.`;

await command({ call: 'npm run grant-admin', help, options }, (values) =>
  withProject(values.project, async ({ db, auth, place }) => {
    const email = v.parse(emailSchema, values.email);
    const people = { accounts: createAccounts(async () => auth), users: createUserStore(db) };
    const change = values.revoke
      ? await planRevoke(people, { email })
      : await planGrant(people, { email, allowUnverified: values['allow-unverified'] });
    if (change === undefined) throw new UserError(`Nobody has signed up as ${email} in ${place}.`);
    if (change.refusal !== undefined) throw new UserError(change.refusal);
    describe(change, { place, isRevocation: values.revoke });
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
