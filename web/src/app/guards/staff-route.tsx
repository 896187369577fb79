import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { SkipLink } from '../layout/site-layout.tsx';
import { ScreenFallback } from '../route-screen.tsx';
import { SessionBanner } from './session-banner.tsx';
import { staffGuards } from './staff-guards.ts';
import * as words from '../words.en.ts';

/** The route of a staff area. Its check and its frame load together with its first screen. */
export function StaffRoute({ area }: { area: keyof typeof staffGuards }) {
  const auth = useAuthState();
  // Nothing can be checked or shown until the API knows the person.
  if (auth.status === 'signed-in' && auth.session === 'failed') return <SessionBanner />;
  const Guard = staffGuards[area].Component;
  return (
    <ErrorBoundary>
      <SkipLink />
      <Suspense fallback={<ScreenFallback fallback={<p className="p-8">{words.loading}</p>} />}>
        <Guard>
          <Outlet />
        </Guard>
      </Suspense>
    </ErrorBoundary>
  );
}
