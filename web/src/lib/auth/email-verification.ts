import { askProvider } from './ask-provider.ts';
import { showAccount } from './show-account.ts';

/**
 * Sends the verification e-mail once more.
 * @throws SignInError when the provider does not send it
 */
export async function sendVerificationAgain(): Promise<void> {
  await askProvider(
    (auth) => auth.sendVerificationEmail(),
    "The email couldn't be sent. Please try again.",
  );
}

/** Looks whether the e-mail has been verified by now. Never rejects: it is asked again. */
export async function checkVerification(): Promise<void> {
  try {
    showAccount(await askProvider((auth) => auth.reloadAccount(), ''));
  } catch {
    // What is shown stays.
  }
}
