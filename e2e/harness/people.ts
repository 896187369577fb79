import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { hourMs } from '@thymely/contract/ground/time';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { writeUserDocument } from '../../scripts/sample-data/seed-accounts.ts';
import { dinersPassword } from './diners-password.ts';
import { stack } from './stack.ts';

export type Person = {
  uid: string;
  name: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
  /** The access token from POST /jwt. */
  accessToken: string;
};

/** A person who signs in with an email address and a password. */
type Guest = Pick<Person, 'name' | 'email' | 'password'>;

/**
 * Signs up a new diner at the Auth emulator, and verifies the email, because all unverified diners
 * share twenty open orders a day. What the API does then, POST /users and POST /jwt, is done without
 * it: through Hosting and the Functions emulator it takes as long as the rest of a short journey.
 */
export async function signUpDiner(name = 'Dana Diner'): Promise<Person> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID().slice(0, 8)}@thymely.test`;
  const password = dinersPassword;
  // The emulator reads its clock twice in a sign-up: a token that it issued just before a new second
  // counts as revoked in it. A sign-in has no such moment.
  await askAuth('signUp', { email, password });
  const person = await signIn({ name, email, password });
  await verifyEmail(person.uid);
  return person;
}

/** Signs in a person who has an account. */
export async function signIn({ name, email, password }: Guest): Promise<Person> {
  const request = { email, password, returnSecureToken: true };
  const account = await askAuth('signInWithPassword', request);
  const { idToken, refreshToken, localId: uid } = account;
  connect();
  const [accessToken] = await Promise.all([
    getAuth().createSessionCookie(idToken, { expiresIn: 12 * hourMs }),
    writeUserDocument(getFirestore(), { uid, name, email }),
  ]);
  return { uid, name, email, password, idToken, refreshToken, accessToken };
}

/** Signs in on another device, in another second: two tokens of one second would be equal. */
export async function signInElsewhere(guest: Guest): Promise<Person> {
  await setTimeout(1000);
  return signIn(guest);
}

/** Signs up a diner and makes them an effective admin, with the claim and the role. */
export function signUpAdmin(name = 'Ada Admin'): Promise<Person> {
  return signUpStaff({ name, role: 'admin' });
}

/** Signs up a diner and makes them effective kitchen staff, with the claim and the role. */
export function signUpKitchen(name = 'Kit Kitchen'): Promise<Person> {
  return signUpStaff({ name, role: 'kitchen' });
}

async function signUpStaff({ name, role }: { name: string; role: 'kitchen' | 'admin' }) {
  const person = await signUpDiner(name);
  connect();
  await getAuth().setCustomUserClaims(person.uid, { [role]: true });
  await getFirestore().doc(`users/${person.uid}`).update({ role });
  return person;
}

/**
 * Ends every session of an account. Firebase counts in whole seconds: a session from the same
 * second would remain valid, so that second is waited out.
 */
export async function revokeSessions(uid: string): Promise<void> {
  connect();
  await setTimeout(1000);
  await getAuth().revokeRefreshTokens(uid);
}

/** Verifies an email, like the link in the verification email. */
export async function verifyEmail(uid: string): Promise<void> {
  connect();
  await getAuth().updateUser(uid, { emailVerified: true });
}

/** Returns an email to the unverified state after sign-up. */
export async function unverifyEmail(uid: string): Promise<void> {
  connect();
  await getAuth().updateUser(uid, { emailVerified: false });
}

/** Takes the role away, as a change of role begins: the next call that needs it is refused. */
export async function demote(uid: string): Promise<void> {
  connect();
  await getFirestore().doc(`users/${uid}`).update({ role: 'user' });
}

/** Returns Firestore without the API and its rules, for states that no API call can cause. */
export function firestore(): Firestore {
  connect();
  return getFirestore();
}

function connect(): void {
  if (getApps().length === 0) initializeApp({ projectId: stack.project });
}

type Account = { idToken: string; refreshToken: string; localId: string };

async function askAuth(method: string, body: object): Promise<Account> {
  const url = `http://${stack.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as Account;
}
