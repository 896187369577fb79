import { AppError } from '../http/app-error.ts';
import type { Diner } from '../http/caller.ts';
import type { Accounts } from './accounts.ts';
import { isEffectiveAdmin } from './effective-admin.ts';
import type { StoredUser, UserStore } from './store.ts';

/**
 * Whether an e-mail belongs to an admin. Diners may ask for their own only.
 *
 * @throws AppError FORBIDDEN for any other e-mail, whether or not somebody has it.
 */
export async function checkAdmin(
  { accounts, users }: { accounts: Accounts; users: UserStore },
  { caller, email }: { caller: Diner; email: string },
): Promise<boolean> {
  if (email === caller.email) return caller.isAdmin;
  if (!caller.isAdmin) throw new AppError('FORBIDDEN', 'You can only ask about your own email.');
  const isAdmin = async (user: StoredUser) => {
    const account = await accounts.find(user.uid);
    return account !== undefined && isEffectiveAdmin(account, user);
  };
  const answers = await Promise.all((await users.findByEmail(email)).map(isAdmin));
  return answers.includes(true);
}
