import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuthState } from '../../lib/auth/auth-state.ts';
import { loadAuth } from '../../lib/auth/load-auth.ts';
import { signInPath } from '../../lib/safe-origin.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lazyExtra } from '../lazy.tsx';
import { OpensLater } from './opens-later.tsx';
import * as words from '../words.en.ts';

const LoginDialog = lazyExtra(
  () => import('../../diner/account/login-dialog.tsx'),
  { withStyles: true },
  ToLogin,
);
const SignedInTools = lazyExtra(() => import('./signed-in-tools.tsx'), { withQueries: true });

/** Has the place of the dialog where its code cannot be loaded. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={signInPath('/login', pathname + search)} />;
}

/** The skeleton is as wide as the Login button, and as the cart and the avatar together. */
const skeleton = <Skeleton className="h-11 w-24 rounded-pill" />;

/** A skeleton that records a click on the future Login button (see kept-presses.ts). */
function SkeletonToPress({ onPress }: { onPress: () => void }) {
  return (
    // This is for the pointer only: keyboards and screen readers use the button once it is there.
    // oxlint-disable-next-line a11y/no-static-element-interactions, a11y/click-events-have-key-events
    <span data-keep="" onClick={onPress}>
      {skeleton}
    </span>
  );
}

/** The navbar's right side: the only part of a public page that waits for the auth state. */
export function NavbarAccount() {
  const auth = useAuthState();
  // The dialog stays open during a sign-in, while the state is `loading`.
  const [isLoginOpen, setIsLoginOpen] = useState(false);
  const loginButton = useFocusAfter(isLoginOpen);
  const [isLoginWanted, setIsLoginWanted] = useState(false);
  if (isLoginWanted && auth.status !== 'loading') {
    setIsLoginWanted(false);
    setIsLoginOpen(auth.status === 'signed-out');
  }
  return (
    <>
      {auth.status === 'loading' && (
        <SkeletonToPress
          onPress={() => {
            setIsLoginWanted(true);
          }}
        />
      )}
      {auth.status === 'signed-out' && (
        <Button
          ref={loginButton}
          tone="outline"
          className="min-w-24"
          onClick={() => {
            loadAuth().catch(() => undefined);
            setIsLoginOpen(true);
          }}
        >
          {words.logIn}
        </Button>
      )}
      {auth.status === 'signed-in' && (
        <Suspense fallback={skeleton}>
          <SignedInTools account={auth.account} />
        </Suspense>
      )}
      {isLoginOpen && (
        <Suspense fallback={<OpensLater />}>
          <LoginDialog
            onClose={() => {
              setIsLoginOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Returns the ref of the button that gets the focus when the dialog closes and nothing else has it:
 * a login attempt replaces the button that opened the dialog with another one.
 */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (hasClosed && document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);
  return button;
}
