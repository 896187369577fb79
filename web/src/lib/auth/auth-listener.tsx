import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { loseSession, startSession } from '../session/session.ts';
import { onSessionRefused } from '../session/session-events.ts';
import { firebaseApp, firebaseAuth, signOut, toAccount } from './firebase-auth.ts';
import { retryFailedStarts } from './start-retries.ts';

/** Listens to the provider and keeps the app's own auth state in sync. Renders nothing. */
export function AuthListener() {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={firebaseAuth}>
        <AuthEvents />
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

function AuthEvents() {
  const { status, data: user } = useUser();
  useEffect(() => {
    if (status === 'loading') return;
    if (!user) loseSession();
    // The auth state shows a failed start, which is tried again.
    else startSession(toAccount(user)).catch(() => undefined);
  }, [status, user]);

  useEffect(() => retryFailedStarts(), []);

  useEffect(
    () =>
      onSessionRefused(() => {
        // No personal data stays on the device, whether or not this works.
        signOut().catch(() => undefined);
      }),
    [],
  );
  return null;
}
