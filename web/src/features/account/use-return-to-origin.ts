import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { safeOrigin, signInPath } from '../../lib/safe-origin.ts';
import { prepareMessages, showAlert } from '../../ui/messages.ts';

/**
 * Where a sign-in screen leads: back to the remembered page, with what was remembered beside it
 * (a dish to add). Who is signed in already, here or in another tab, is sent there at once. Also
 * loads the sign-in provider while the form is being filled in.
 */
export function useReturnToOrigin() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const origin = safeOrigin(search.get('from'));
  const remembered: unknown = location.state;
  const isSignedIn = useReadyAccount() !== undefined;
  const hasLeft = useRef(false);

  const leave = useCallback(() => {
    // Once: what is remembered must not be acted on twice.
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate(origin, { replace: true, state: remembered });
  }, [navigate, origin, remembered]);

  useEffect(() => {
    if (isSignedIn) leave();
  }, [isSignedIn, leave]);

  useEffect(() => {
    // Pressing Login asks again, and tells when it fails.
    loadAuth().catch(() => undefined);
    prepareMessages();
  }, []);

  return {
    /** Back to where the visitor came from, with the specified alert over it. */
    returnToOrigin: () => {
      leave();
      showAlert('Signin successful!');
    },
    /** The other sign-in screen, which keeps the origin. */
    linkTo: (screen: '/login' | '/signup') => ({
      to: signInPath(screen, origin),
      state: remembered,
    }),
  };
}
