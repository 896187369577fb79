/**
 * The sign-in provider. Only the auth chunk imports this file, so that Firebase is not in the first
 * load.
 */
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut as signOutOfFirebase,
  updateProfile,
  verifyPasswordResetCode,
  type User,
} from 'firebase/auth';
import { brand } from '@brand/brand.ts';
import { startAppCheck } from './app-check.ts';
import type { SignedInAccount } from './auth-state.ts';
import { tokenFailureFrom } from './provider-refusal.ts';
import { withPasswordRules } from './refused-password.ts';

export const firebaseApp = initializeApp(import.meta.env.VITE_FIREBASE);

if (import.meta.env.VITE_APP_CHECK) startAppCheck(firebaseApp, import.meta.env.VITE_APP_CHECK);

/**
 * This has no pop-up resolver: `getAuth()` would load Google's scripts at page load, and the sign-in
 * state would wait for them. See google/firebase-google.ts.
 */
export const firebaseAuth = initializeAuth(firebaseApp, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});

/** The provider writes its emails in the restaurant's language. */
firebaseAuth.languageCode = brand.language;

if (import.meta.env.VITE_EMULATOR) {
  connectAuthEmulator(firebaseAuth, import.meta.env.VITE_AUTH_EMULATOR_URL, {
    disableWarnings: true,
  });
}

const passwordProviderId = 'password';

export function toAccount(user: User): SignedInAccount {
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName,
    photoUrl: user.photoURL,
    emailVerified: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === passwordProviderId),
    getIdToken: (forceRefresh) =>
      user.getIdToken(forceRefresh).catch((cause: unknown) => {
        throw tokenFailureFrom(cause);
      }),
  };
}

export async function signInWithPassword(
  email: string,
  password: string,
): Promise<SignedInAccount> {
  return toAccount((await signInWithEmailAndPassword(firebaseAuth, email, password)).user);
}

/** Creates an account, names it and sends the verification email, whose failure is ignored. */
export async function createAccount(details: {
  name: string;
  email: string;
  password: string;
}): Promise<SignedInAccount> {
  const { name, email, password } = details;
  const { user } = await withPasswordRules(
    firebaseAuth,
    createUserWithEmailAndPassword(firebaseAuth, email, password),
  );
  await Promise.allSettled([
    updateProfile(user, { displayName: name }),
    sendEmailVerification(user),
  ]);
  return toAccount(user);
}

/** Changes the account's profile; a photo that is not passed stays. */
export async function saveAccountProfile(profile: {
  displayName: string;
  photoUrl?: string | undefined;
}): Promise<SignedInAccount> {
  const user = requireUser();
  await updateProfile(user, {
    displayName: profile.displayName,
    ...(profile.photoUrl === undefined ? {} : { photoURL: profile.photoUrl }),
  });
  return toAccount(user);
}

/** Reloads the account, for example to check whether the email has been verified by now. */
export async function reloadAccount(): Promise<SignedInAccount> {
  const user = requireUser();
  await user.reload();
  return toAccount(user);
}

export async function sendVerificationEmail(): Promise<void> {
  await sendEmailVerification(requireUser());
}

export async function sendResetEmail(email: string): Promise<void> {
  await sendPasswordResetEmail(firebaseAuth, email);
}

/** Returns the email of the account that a mailed code is for, without using the code up. */
export function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(firebaseAuth, code);
}

export async function resetPassword(code: string, newPassword: string): Promise<void> {
  await withPasswordRules(firebaseAuth, confirmPasswordReset(firebaseAuth, code, newPassword));
}

export async function signOut(): Promise<void> {
  await signOutOfFirebase(firebaseAuth);
}

/** @throws Error when nobody is signed in. */
export function requireUser(): User {
  const { currentUser } = firebaseAuth;
  if (!currentUser) throw new Error('Nobody is signed in.');
  return currentUser;
}
