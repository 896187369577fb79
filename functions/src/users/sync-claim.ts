import { unavailable } from '../http/app-error.ts';
import type { Accounts } from './accounts.ts';
import type { UserStore } from './store.ts';

const maxAttempts = 5;

/**
 * Lets the account's `admin` claim follow the role in the user's document. The document is looked at
 * once more afterwards: if it has changed, another writer's word counts, and the claim follows again.
 *
 * @throws AppError UNAVAILABLE when the document never stood still.
 */
export async function syncClaim(
  { accounts, users }: { accounts: Accounts; users: UserStore },
  uid: string,
): Promise<void> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const found = await users.findRevision(uid);
    const isAdmin = found?.user.role === 'admin' && found.user.status === 'active';
    await accounts.setAdminClaim({ uid, isAdmin });
    if (found === undefined || (await users.confirmClaim(uid, found.revision))) return;
  }
  throw unavailable(new Error(`the user changed ${maxAttempts} times while the claim was set`));
}
