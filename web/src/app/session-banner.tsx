import { Suspense } from 'react';
import { useAuthState } from '../lib/auth/auth-state.ts';
import { lazyComponent } from './lazy.tsx';

const SessionProblem = lazyComponent(() => import('../features/account/session-problem.tsx'), {
  withStyles: true,
});

/** Says so, on any page, when someone is signed in and the API could not be told. */
export function SessionBanner() {
  const auth = useAuthState();
  if (auth.status !== 'signed-in' || auth.session !== 'failed') return null;
  return (
    <div className="container-page pt-24">
      <Suspense>
        <SessionProblem />
      </Suspense>
    </div>
  );
}
