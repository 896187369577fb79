import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { whenOnPage } from '../../lib/history/layers.ts';
import { entryNumber } from '../../lib/history/router-entry.ts';
import { safeOrigin, signInPath } from '../../lib/safe-origin.ts';
import { signInEntry, stepsFromOrigin, pendingDishId } from '../../model/sign-in-entry.ts';
import { prepareMessages, showAlert, showBriefAlert } from '../../ui/messages/messages.ts';

/**
 * Where a sign-in screen leads: back to the remembered page, with what was remembered with it
 * (a dish to add). Users who are already signed in, here or in another tab, are sent there at
 * once. Also loads the sign-in provider while the form is being filled in.
 */
export function useReturnToOrigin() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const origin = safeOrigin(search.get('from'));
  const remembered: unknown = location.state;
  const isSignedIn = useReadyAccount() !== undefined;
  const leaving = useRef<Promise<void>>(undefined);

  const leave = useCallback(() => {
    const steps = Math.min(stepsFromOrigin(remembered), entryNumber() ?? 0);
    const go = async () => {
      // Back to the entry itself: after a duplicate, the next Back would appear to do nothing.
      if (steps > 0) await goBack(() => void navigate(-steps));
      await navigate(origin, { replace: true, state: remembered });
    };
    // Once: what is remembered must not be acted on twice.
    leaving.current ??= go();
    return leaving.current;
  }, [navigate, origin, remembered]);

  useEffect(() => {
    if (isSignedIn) void leave();
  }, [isSignedIn, leave]);

  useEffect(() => {
    // Pressing Login retries, and reports a failure.
    loadAuth().catch(() => undefined);
    prepareMessages();
  }, []);

  return {
    /** Back to where the visitor came from, with the specified alert over it. */
    returnToOrigin: () => {
      const tell = pendingDishId(remembered) === undefined ? showAlert : showBriefAlert;
      // Not earlier: a history step would close the alert.
      void leave().then(() => {
        tell('Signin successful!');
      });
    },
    /** The other sign-in screen, which preserves the origin. */
    linkTo: (screen: '/login' | '/signup') => ({
      to: signInPath(screen, origin),
      state: { ...(remembered as object | null), ...signInEntry(remembered) },
    }),
  };
}

/** Resolves once the page that `step` leads to is the current one. */
async function goBack(step: () => void): Promise<void> {
  await whenOnPage();
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    step();
  });
}
