import { AppRoutes } from './app-routes.tsx';
import { AuthGate } from './auth-gate.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageWake } from './page-wake.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

/** Everything inside the router; browser and prerenderer bring their own. */
export function App() {
  return (
    <ErrorBoundary>
      <AppRoutes />
      <AuthGate />
      <ConnectionBanner />
      <PageWake />
      <ScrollMemory />
    </ErrorBoundary>
  );
}
