import type { StoredUser } from './store.ts';

/** What goes on record of a user: whom a change was about must be known after they are gone. */
export function recordOfUser({ name, email, role, status }: StoredUser) {
  return { name, email, role, status };
}
