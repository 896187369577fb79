import type { User } from '@thymely/contract/users/endpoints';
import type { StoredUser } from './store.ts';

/**
 * What callers see of a user: nothing but this. A promotion that was interrupted before its claim
 * does not show as done, so that the dashboard offers to repeat it.
 */
export function userOnTheWire({ uid, name, email, role, claimInSync }: StoredUser): User {
  return { _id: uid, name, email, role: claimInSync ? role : 'user' };
}
