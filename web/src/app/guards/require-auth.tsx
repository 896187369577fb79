import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { loadPart } from '../../lib/chunks/load-chunk.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import * as words from '../words.en.ts';

const Frame = lazy(() =>
  import.meta.env.SSR
    ? loadPart(() => import('../prerender/screen-frame.tsx'))
    : // The prerendered frame stays as it is, and needs no code.
      new Promise<never>(() => undefined),
);

/** A constant: React would take a new element for an update, and replace the prerendered frame. */
const frame = (
  <Suspense fallback={<p className="container-page pt-24">{words.loading}</p>}>
    <Frame />
  </Suspense>
);

/** Lets signed-in users through; others go to /login, which remembers where they came from. */
export function RequireAuth() {
  const auth = useAuthState();
  const { pathname, search } = useLocation();
  useEffect(() => {
    loadAuth().catch(() => undefined);
  }, []);

  if (auth.status === 'loading') return frame;
  if (auth.status === 'signed-out') {
    return <Navigate to={signInPath('/login', pathname + search)} replace />;
  }
  return <Outlet />;
}
