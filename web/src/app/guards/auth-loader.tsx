import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadAuth, useAuthChunk } from '../../lib/auth/load-auth.ts';
import { whenReachable } from '../../lib/chunks/network.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { onSessionRefused } from '../../lib/session/session-events.ts';
import { whenIdle } from '../../lib/when-idle.ts';

/** Loads the sign-in provider when idle and listens to it; goes to /login on a rejected session. */
export function AuthLoader() {
  const chunk = useAuthChunk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // A failure is not fatal: code that needs the provider loads it again and gets the error.
    whenIdle()
      .then(loadAuth)
      .catch(() => whenReachable().then(loadAuth))
      .catch(() => undefined);
  }, []);

  useEffect(
    () =>
      onSessionRefused(() => {
        // The entry of the page is replaced, which RequireAuth may do at the same moment.
        void navigate(signInPath('/login', pathname + search), { replace: true });
      }),
    [navigate, pathname, search],
  );
  return chunk ? <chunk.AuthListener /> : null;
}
