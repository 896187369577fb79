import type { Account } from './account.ts';
import { authState, setAuthState } from './auth-state.ts';

/** Shows what has changed about the person who is signed in; nobody else's changes. */
export function showAccount(account: Account): void {
  const state = authState();
  if (state.status !== 'signed-in' || state.account.uid !== account.uid) return;
  setAuthState({ ...state, account });
}
