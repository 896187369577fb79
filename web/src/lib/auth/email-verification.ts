import { loadAuth } from './load-auth.ts';
import { showAccount } from './show-account.ts';
import { signInErrorFrom } from './sign-in-error.ts';

/**
 * Sends the verification e-mail once more.
 * @throws SignInError when the provider does not send it
 */
export async function sendVerificationAgain(): Promise<void> {
  try {
    await (await loadAuth()).sendVerificationEmail();
  } catch (cause) {
    throw signInErrorFrom(cause, "The email couldn't be sent. Please try again.");
  }
}

/** Looks whether the e-mail has been verified by now. Never rejects: it is asked again. */
export async function checkVerification(): Promise<void> {
  try {
    showAccount(await (await loadAuth()).reloadAccount());
  } catch {
    // What is shown stays.
  }
}
