import { useState } from 'react';
import { logOut, retrySession } from '../../lib/auth/sign-in.ts';
import { Button } from '../../ui/button.tsx';

type SessionProblemProps = {
  /** Called after a successful retry. */
  onRecovered?: (() => void) | undefined;
};

/** Lets a person retry or log out when they signed in but could not be registered with the API. */
export default function SessionProblem({ onRecovered }: SessionProblemProps) {
  const [isBusy, setIsBusy] = useState(false);
  const retry = async () => {
    setIsBusy(true);
    try {
      await retrySession();
      onRecovered?.();
    } catch {
      // The screen still shows the problem.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div role="alert" className="grid justify-items-center gap-4 rounded-lg bg-tomato-100 p-8">
      <p className="text-center font-medium">
        You're signed in, but we couldn't open your account just now.
      </p>
      <div className="flex gap-3">
        <Button busy={isBusy} onClick={() => void retry()}>
          Retry
        </Button>
        <Button tone="outline" onClick={() => void logOut()}>
          Log out
        </Button>
      </div>
    </div>
  );
}
