/** Signing in with Google. Only the auth chunk imports this file. */
import {
  _castAuth,
  _getInstance,
  type PopupRedirectResolverInternal,
} from '@firebase/auth/internal';
import {
  browserPopupRedirectResolver,
  GoogleAuthProvider,
  signInWithCredential,
  signInWithPopup,
} from 'firebase/auth';
import type { SignedInAccount } from '../auth-state.ts';
import { firebaseAuth, toAccount } from '../firebase-auth.ts';

/**
 * Loads what the provider otherwise loads between the press and Google's window: Google's script, the
 * frame of the sign-in handler, and App Check's token. The provider's own layer for its older
 * interface loads them in this way; there is no public one that leaves the start of the site alone.
 */
export async function prepareGoogleWindow(): Promise<void> {
  const auth = _castAuth(firebaseAuth);
  const resolver = _getInstance<PopupRedirectResolverInternal>(browserPopupRedirectResolver);
  await Promise.all([resolver._initialize(auth), auth._getAppCheckToken()]);
}

export async function signInWithGooglePopup(): Promise<SignedInAccount> {
  const provider = new GoogleAuthProvider();
  const { user } = await signInWithPopup(firebaseAuth, provider, browserPopupRedirectResolver);
  return toAccount(user);
}

/** The emulator's substitute for Google's ID token; it works in emulator builds only. */
export async function signInAsGoogleAccount(idToken: string): Promise<SignedInAccount> {
  const credential = GoogleAuthProvider.credential(idToken);
  return toAccount((await signInWithCredential(firebaseAuth, credential)).user);
}
