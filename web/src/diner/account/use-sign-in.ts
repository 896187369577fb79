import { useState } from 'react';
import { SignInError } from '../../lib/auth/sign-in-error.ts';

/**
 * Runs a sign-in and keeps its outcome. A failure at the provider is shown with the form; a
 * failed POST /users or /jwt is a separate problem, reported by the auth state.
 */
export function useSignIn(onSuccess: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  /** `message` is the error as stored; `shown` is the text that the screen displays. */
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
  /** Forgets the failure, because something else is answered now. */
  const forget = () => {
    setError(undefined);
  };
  return { run, isBusy, error, forget };
}
