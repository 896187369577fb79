import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageChange } from './page-change.tsx';
import { ScreenSkeleton } from './screen-skeleton.tsx';
import { ScreenWait } from './screen-wait.tsx';
import type { Screen } from './screens.ts';

/** A route's screen with its skeleton while it loads and its own page when it fails. */
export function ScreenFrame({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const page = screen.group ?? pathname;
  return (
    <ErrorBoundary key={page}>
      <Suspense fallback={<ScreenWait fallback={<ScreenSkeleton />} />}>
        <screen.Component />
        <PageChange title={screen.title} page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}
