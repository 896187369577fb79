import { useEffect, useEffectEvent, useState } from 'react';
import { authState, subscribeToAuth } from '../../lib/auth/auth-state.ts';
import { logOut } from '../../lib/auth/sign-in.ts';
import { retrySession } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import * as words from './words.en.ts';

type SessionProblemProps = {
  /** Called once the session has started after all, by a press or by itself. */
  onRecovered?: (() => void) | undefined;
};

/** Lets a person retry or log out when they signed in but could not be registered with the API. */
export default function SessionProblem({ onRecovered }: SessionProblemProps) {
  const [isBusy, setIsBusy] = useState(false);
  const tellRecovered = useEffectEvent(() => onRecovered?.());
  useEffect(() => {
    const stop = subscribeToAuth(() => {
      const state = authState();
      if (state.status !== 'signed-in' || state.session !== 'ready') return;
      stop();
      tellRecovered();
    });
    return stop;
  }, []);
  const retry = async () => {
    setIsBusy(true);
    try {
      await retrySession();
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
