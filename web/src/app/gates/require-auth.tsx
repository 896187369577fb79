import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import * as words from '../words.en.ts';

/** Lets signed-in users through; others go to /login, which remembers where they came from. */
export function RequireAuth() {
  const auth = useAuthState();
  const { pathname, search } = useLocation();
  useEffect(() => {
    loadAuth().catch(() => undefined);
  }, []);

  if (auth.status === 'loading') {
    return <p className="container-page min-h-[70vh] pt-24">{words.loading}</p>;
  }
  if (auth.status === 'signed-out') {
    return <Navigate to={signInPath('/login', pathname + search)} replace />;
  }
  return <Outlet />;
}
