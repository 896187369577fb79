import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loadAuth, useAuthChunk } from '../lib/auth/load-auth.ts';
import { whenReachable } from '../lib/network.ts';
import { signInPath } from '../lib/safe-origin.ts';
import { onSessionRefused } from '../lib/session/session-events.ts';
import { whenIdle } from '../lib/when-idle.ts';

/** Loads the sign-in provider after idle and listens to it; leads to /login on a refused session. */
export function AuthLoader() {
  const chunk = useAuthChunk();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    // Nothing is lost yet: whoever needs the provider asks again and hears of the failure.
    whenIdle()
      .then(loadAuth)
      .catch(() => whenReachable().then(loadAuth))
      .catch(() => undefined);
  }, []);

  useEffect(
    () =>
      onSessionRefused(() => {
        // In place of a page that is refused: RequireAuth may do the same at the same moment.
        void navigate(signInPath('/login', pathname + search), { replace: true });
      }),
    [navigate, pathname, search],
  );
  return chunk ? <chunk.AuthListener /> : null;
}
