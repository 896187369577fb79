import { Suspense, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsWaitingForNetwork } from '../lib/chunks/network.ts';
import { CardSkeleton, Skeleton } from '../ui/skeleton.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageChange } from './page-change.tsx';
import type { Screen } from './screens.ts';
import { OfflinePage } from './trouble-pages.tsx';
import * as words from './words.en.ts';
import type { Elements } from '../ui/elements.ts';

/** A route's screen, with its skeleton while it loads and an error page when it fails. */
export function RouteScreen({ screen }: { screen: Screen }) {
  const { pathname } = useLocation();
  const page = screen.group ?? pathname;
  return (
    <ErrorBoundary key={page}>
      <Suspense fallback={<ScreenFallback fallback={<ScreenSkeleton />} />}>
        <screen.Component />
        <PageChange title={screen.title} page={page} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** The page would otherwise begin where the reader was on the previous one. */
function useBeginningOfPage(): void {
  const isReturn = useNavigationType() === NavigationType.Pop;
  useLayoutEffect(() => {
    if (!isReturn) window.scrollTo(0, 0);
  }, [isReturn]);
}

/** Placeholder for a screen whose code is loading. */
function ScreenSkeleton() {
  return (
    <div className="container-page grid gap-6 pt-24">
      <span className="sr-only">{words.loadingScreen}</span>
      <Skeleton className="h-12 w-2/3 max-w-md rounded-sm" />
      <CardSkeleton lines={5} />
    </div>
  );
}

/** Placeholder for a screen whose code is loading, or has to wait for the network. */
export function ScreenFallback({ fallback }: { fallback: Elements }) {
  useBeginningOfPage();
  return useIsWaitingForNetwork() ? <OfflinePage /> : fallback;
}
