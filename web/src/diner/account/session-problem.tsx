import { useState } from 'react';
import { logOut, retrySession } from '../../lib/auth/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

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
    <div
      role="alert"
      className="grid justify-items-center gap-4 rounded-lg bg-tomato-100 p-5 text-center sm:p-8"
    >
      <p className="text-center font-medium">{words.accountNotOpened}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button busy={isBusy} onClick={() => void retry()}>
          {words.retry}
        </Button>
        <Button tone="outline" onClick={() => void logOut()}>
          {words.logOut}
        </Button>
      </div>
    </div>
  );
}
