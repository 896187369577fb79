import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuthState } from '../lib/auth/auth-state.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { SkipLink } from './layout/site-layout.tsx';
import { lazyComponent } from './lazy.tsx';
import { ScreenFallback } from './route-screen.tsx';
import { SessionBanner } from './session-banner.tsx';

const AdminsOnly = lazyComponent(() => import('./admins-only.tsx'), {
  withQueries: true,
  withStyles: true,
});

/** The dashboard: its sidebar, and the admin check, load with the first of its screens. */
export function DashboardRoute() {
  const auth = useAuthState();
  // Nothing can be checked or shown until the API knows the person.
  if (auth.status === 'signed-in' && auth.session === 'failed') return <SessionBanner />;
  return (
    <ErrorBoundary>
      <SkipLink />
      <Suspense fallback={<ScreenFallback fallback={<p className="p-8">Loading...</p>} />}>
        <AdminsOnly>
          <Outlet />
        </AdminsOnly>
      </Suspense>
    </ErrorBoundary>
  );
}
