import { useLayoutEffect } from 'react';
import { useAuthState } from '../../lib/auth/auth-state.ts';

/**
 * Shows the form to log in, which is hidden where somebody has an access token: a page's first script marks the
 * document then (web/build/boot-script.ts).
 */
export function showSignIn(): void {
  document.documentElement.removeAttribute('data-has-account');
}

/** Shows the form once it is known that nobody is signed in, or that the account cannot be opened. */
export function useSignInShown(): void {
  const auth = useAuthState();
  const isNeeded =
    auth.status === 'signed-out' || (auth.status === 'signed-in' && auth.session === 'failed');
  useLayoutEffect(() => {
    if (isNeeded) showSignIn();
  }, [isNeeded]);
}
