import type { Diner } from '../http/caller.ts';
import { hasEnded } from '../users/ended-sessions.ts';
import type { UserStore } from '../users/store.ts';

/** Ends the session that the call came with, and no other. Repeating it is fine. */
export async function endSession(
  { users }: { users: UserStore },
  { uid, user, session }: Diner,
): Promise<void> {
  if (!hasEnded(user, session)) await users.endSession(uid, session);
}
