import { useEffect, useState } from 'react';
import { SignInError } from '../../lib/auth/sign-in-error.ts';

/** Forgets what each form of the page shows as its failure. */
const forgetters = new Set<() => void>();

/** Forgets the failures of all ways to sign in, because something else is answered now. */
function forgetFailures(): void {
  for (const forget of forgetters) forget();
}

/**
 * Runs a sign-in and keeps its outcome, which takes the place of every other way's. A failure at the
 * provider is shown with the form; a failed POST /users or /jwt is a separate problem, reported by the
 * auth state.
 */
export function useSignIn(onSuccess: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  /** `message` is the error as stored; `shown` is the text that the screen displays. */
  const [error, setError] = useState<SignInError>();
  useEffect(() => {
    const forget = () => {
      setError(undefined);
    };
    forgetters.add(forget);
    return () => {
      forgetters.delete(forget);
    };
  }, []);

  /** Resolves to whether the person is signed in and known to the API. */
  const run = async (signIn: () => Promise<void>): Promise<boolean> => {
    setIsBusy(true);
    forgetFailures();
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
  return { run, isBusy, error, forgetFailures };
}
