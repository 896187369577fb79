import { lazy, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuthState } from '../lib/auth/auth-state.ts';
import { loadPart } from '../lib/load-chunk.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { styled } from './load-styled.ts';
import { ScreenWait } from './screen-wait.tsx';
import { SessionBanner } from './session-banner.tsx';

const DashboardGuard = lazy(() => loadPart(styled(() => import('./dashboard-guard.tsx'))));

/** The dashboard's frame, loaded with the first of its screens. */
export function DashboardFrame() {
  const auth = useAuthState();
  // Nothing can be checked or shown while the API does not know the person.
  if (auth.status === 'signed-in' && auth.session === 'failed') return <SessionBanner />;
  return (
    <ErrorBoundary>
      <SkipLink />
      <Suspense fallback={<ScreenWait fallback={<p className="p-8">Loading...</p>} />}>
        <DashboardGuard>
          <Outlet />
        </DashboardGuard>
      </Suspense>
    </ErrorBoundary>
  );
}
