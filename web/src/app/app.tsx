import { useEffect } from 'react';
import { markHydrated } from '../lib/kept-presses.ts';
import { AppRoutes } from './app-routes.tsx';
import { AuthLoader } from './guards/auth-loader.tsx';
import { BottomBars } from './slots/bottom-bars.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ScrollMemory } from './scroll-memory.tsx';

/** Everything inside the router; the browser and the prerenderer provide their own. */
export function App() {
  // Everything except the late parts is hydrated now.
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) markHydrated(root);
  }, []);
  return (
    <ErrorBoundary>
      <AppRoutes />
      <AuthLoader />
      <BottomBars />
      <ScrollMemory />
    </ErrorBoundary>
  );
}
