import { parseArgs } from 'node:util';
import { planGrant, planRevoke, type AdminChange } from '../../functions/src/users/grant-admin.ts';
import { withPeople } from './connect-people.ts';
import { runMain, UserError } from '../user-error.ts';

/**
 * `npm run grant-admin -- --project P --email E [--revoke] [--dry-run] [--allow-unverified]`: makes
 * an account an admin, or takes the role away. Says what it does first; repeating it is fine, and
 * completes an interrupted run.
 */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      email: { type: 'string' },
      revoke: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      'allow-unverified': { type: 'boolean', default: false },
    },
  });
  const email = values.email?.trim().toLowerCase();
  if (!email) throw new UserError('Name the account: --email <address>.');

  await withPeople(values.project, async (people, place) => {
    const allowUnverified = values['allow-unverified'];
    const change = values.revoke
      ? await planRevoke(people, { email })
      : await planGrant(people, { email, allowUnverified });
    if (change === undefined) {
      throw new UserError(`Nobody has signed up as ${email} in ${place}.`);
    }
    describe(change, { place, isRevocation: values.revoke });
    if (change.refusal !== undefined) throw new UserError(change.refusal);
    if (values['dry-run']) {
      console.log('Dry run: nothing was written.');
      return;
    }
    await change.apply();
    console.log(values.revoke ? `${email} is no longer an admin.` : `${email} is now an admin.`);
  });
});

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
