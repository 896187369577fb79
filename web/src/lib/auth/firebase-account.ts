/**
 * What a person may change about their account once they have proved again who they are. Only the
 * auth chunk imports this file.
 */
import {
  browserPopupRedirectResolver,
  EmailAuthProvider,
  GoogleAuthProvider,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  updatePassword,
  verifyBeforeUpdateEmail,
} from 'firebase/auth';
import { firebaseAuth, requireUser } from './firebase-auth.ts';
import { withPasswordRules } from './refused-password.ts';

/** The person's password, or nothing for someone who signs in with Google. */
export type SignInProof = { password: string } | undefined;

/** Asks for a fresh sign-in, and returns the ID token that has its time. */
export async function confirmSignIn(proof: SignInProof): Promise<string> {
  const user = requireUser();
  if (proof !== undefined) await signInFreshly(proof.password);
  else if (import.meta.env.VITE_EMULATOR) await confirmSampleGoogleAccount();
  else await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  return user.getIdToken(true);
}

/** Changes the password, which ends every other session of the account. */
export async function changeFirebasePassword(change: {
  password: string;
  next: string;
}): Promise<void> {
  await signInFreshly(change.password);
  await withPasswordRules(firebaseAuth, updatePassword(requireUser(), change.next));
  // The provider counts this session as older than the change until it signs in once more.
  await signInFreshly(change.next);
}

/**
 * Mails a link to a new address, which becomes the account's when the link is opened. The provider
 * then tells the old address, with a link that takes the change back.
 */
export async function sendFirebaseEmailChange(change: {
  password: string;
  email: string;
}): Promise<void> {
  await signInFreshly(change.password);
  await verifyBeforeUpdateEmail(requireUser(), change.email);
}

async function signInFreshly(password: string): Promise<void> {
  const user = requireUser();
  const credential = EmailAuthProvider.credential(user.email ?? '', password);
  await reauthenticateWithCredential(user, credential);
}

/** Google's own window needs Google, so the emulator takes a token that nobody has signed. */
async function confirmSampleGoogleAccount(): Promise<void> {
  const user = requireUser();
  const sub = user.providerData[0]?.uid;
  const idToken = JSON.stringify({ sub, email: user.email, email_verified: true });
  await reauthenticateWithCredential(user, GoogleAuthProvider.credential(idToken));
}
