import type { Account } from './accounts.ts';
import type { StoredUser } from './store.ts';

/**
 * An admin is one by the live claim and by the document alike, so that any half-finished
 * promotion, demotion or removal fails closed.
 */
export function isEffectiveAdmin(
  account: Pick<Account, 'claims'>,
  user: Pick<StoredUser, 'role' | 'status'>,
): boolean {
  return account.claims['admin'] === true && user.role === 'admin' && user.status === 'active';
}
