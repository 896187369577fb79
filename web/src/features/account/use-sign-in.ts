import { useState } from 'react';
import { SignInError } from '../../lib/auth/sign-in-error.ts';

/**
 * Runs a sign-in and keeps what became of it. A failure at the provider is shown with the form; a
 * failed POST /users or /jwt is a problem of its own, told by the auth state.
 */
export function useSignIn(onSuccess: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  /** Its `message` is what is stored; `shown` what the screen says. */
  const [error, setError] = useState<SignInError>();

  /** Resolves to whether the person is signed in and known to the API. */
  const run = async (signIn: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    setError(undefined);
    try {
      await signIn();
      onSuccess();
      return true;
    } catch (failure) {
      if (failure instanceof SignInError) setError(failure);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy, error };
}
