import { Suspense } from 'react';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { lazyExtra } from '../lazy.tsx';

const SessionProblem = lazyExtra(() => import('../../diner/account/session-problem.tsx'), {
  withStyles: true,
});

/** Says, on any page, that someone is signed in but the API call to register them failed. */
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
