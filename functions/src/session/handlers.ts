import { unauthenticated } from '../platform/app-error.ts';
import type { HandlersOf } from '../http/route.ts';
import type { Accounts } from '../sign-in/accounts.ts';
import { requireSignInEmail } from '../users/errors.ts';
import type { UserStore } from '../users/store.ts';
import * as words from './words.en.ts';

type SessionHandlersDeps = { accounts: Accounts; users: UserStore };

export function sessionHandlers({
  accounts,
  users,
}: SessionHandlersDeps): HandlersOf<'createSession' | 'endSession'> {
  return {
    async createSession({ caller, body }) {
      requireSignInEmail(caller, body.email);
      const user = await users.find(caller.uid);
      if (user !== undefined && user.status !== 'active') throw unauthenticated();
      return { body: { token: await accounts.createAccessToken(caller.idToken) } };
    },

    async endSession({ caller: { uid, hasEnded, session } }) {
      if (!hasEnded) await users.endSession(uid, session);
      return { body: { message: words.loggedOut } };
    },
  };
}
