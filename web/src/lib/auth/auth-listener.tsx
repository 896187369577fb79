import { useEffect } from 'react';
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire';
import { loseSession, startSession } from '../session/session.ts';
import { onSessionRefused } from '../session/session-events.ts';
import { firebaseApp, firebaseAuth, signOut, toAccount } from './firebase-auth.ts';

/** Listens to the provider and keeps the app's own auth state in step. Draws nothing. */
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
    // A failed start stands in the auth state, with a way to try again.
    else startSession(toAccount(user)).catch(() => undefined);
  }, [status, user]);

  useEffect(
    () =>
      onSessionRefused(() => {
        // The device holds nothing of the person any more, whether or not this works.
        signOut().catch(() => undefined);
      }),
    [],
  );
  return null;
}
