import { useCallback, useEffect, useRef } from 'react';
import { getOwnUser } from '@thymely/contract/users/endpoints';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useReadyAccount } from '../../lib/auth/auth-state.ts';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { whenOnPage } from '../../lib/history/overlays.ts';
import { callApi } from '../../lib/http/call-api.ts';
import { mayHaveKeptDishes } from '../../lib/kept-mark.ts';
import { entryNumber } from '../../lib/history/router-entry.ts';
import { safeOrigin, signInPath } from '../../lib/safe-origin.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { signInEntry, stepsFromOrigin } from '../../model/sign-in-entry.ts';
import { showSignIn } from './sign-in-shown.ts';
import { prepareMessages, showAlert, showBriefAlert } from '../../ui/messages/messages.ts';
import * as words from './words.en.ts';

/**
 * Leads from a sign-in screen back to the remembered page, together with what was remembered (the
 * choices of an open dish); kitchen staff who come from nowhere are led to the board. Users who are already
 * signed in, here or in another tab, are sent there at once. Also loads the sign-in provider while
 * the form is being filled in.
 */
export function useReturnToOrigin() {
  const navigate = useNavigate();
  const location = useLocation();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const origin = safeOrigin(isHydrated ? search.get('from') : '/');
  const remembered: unknown = location.state;
  const isSignedIn = useReadyAccount() !== undefined;
  const leaving = useRef<Promise<void>>(undefined);

  const leave = useCallback(() => {
    const steps = Math.min(stepsFromOrigin(remembered), entryNumber() ?? 0);
    const go = async () => {
      // Goes back to the entry itself: with a duplicate, the next Back would appear to do nothing.
      const target = origin === '/' ? await ownStart() : origin;
      if (steps > 0) await goBack(() => void navigate(-steps));
      await navigate(target, { replace: true, state: remembered });
    };
    // This runs once: a second step back would leave the page.
    leaving.current ??= go();
    return leaving.current;
  }, [navigate, origin, remembered]);

  useEffect(() => {
    if (isSignedIn) void leave();
  }, [isSignedIn, leave]);

  useEffect(() => {
    // A failure is ignored here: pressing Login retries and reports it.
    loadAuth().catch(showSignIn);
    prepareMessages();
  }, []);

  return {
    /** Goes back to where the visitor came from and shows the specified alert there. */
    returnToOrigin: () => {
      // With dishes to get into the cart, a toast follows.
      const tell = mayHaveKeptDishes() ? showBriefAlert : showAlert;
      // The alert has to wait: a step in the history would close it.
      void leave().then(() => {
        tell(words.loggedIn);
      });
    },
    /** The link to the other sign-in screen, which preserves the origin. */
    linkTo: (screen: '/login' | '/signup') => ({
      to: signInPath(screen, origin),
      state: { ...(remembered as object | null), ...signInEntry(remembered) },
    }),
  };
}

/** The longest time that a login waits to learn whether somebody works in the kitchen. */
const roleWithinMs = 3000;

/** Returns where somebody starts who comes from nowhere: the kitchen's staff at their board. */
async function ownStart(): Promise<string> {
  try {
    const { role } = await callApi(getOwnUser, { signal: AbortSignal.timeout(roleWithinMs) });
    return role === 'kitchen' ? '/kitchen' : '/';
  } catch {
    // The account drawer has a link to the kitchen, too.
    return '/';
  }
}

/** Resolves once the page that `step` leads to is the current one. */
async function goBack(step: () => void): Promise<void> {
  await whenOnPage();
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    step();
  });
}
