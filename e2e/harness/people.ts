import { setTimeout } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { callApi } from './call-api.ts';
import { stack } from './stack.ts';

export type Person = {
  uid: string;
  name: string;
  email: string;
  password: string;
  idToken: string;
  refreshToken: string;
  /** As POST /jwt gives it. */
  accessToken: string;
};

/** Who signs in with an email address and a password. */
type Guest = Pick<Person, 'name' | 'email' | 'password'>;

/**
 * A new diner, signed up at the Auth emulator and with the API as the web app does it, whose email is
 * verified: all others share twenty open orders a day.
 */
export async function signUpDiner(name = 'Dana Diner'): Promise<Person> {
  const email = `${crypto.randomUUID()}@thymely.test`;
  const person = await beginSession('signUp', { name, email, password: 'long enough' });
  await verifyEmail(person.uid);
  return person;
}

/** Someone who has an account. */
export function signIn(guest: Guest): Promise<Person> {
  return beginSession('signInWithPassword', guest);
}

/** The same on another device: in another second, because two tokens of one second are one. */
export async function signInElsewhere(guest: Guest): Promise<Person> {
  await setTimeout(1000);
  return signIn(guest);
}

async function beginSession(
  method: 'signUp' | 'signInWithPassword',
  { name, email, password }: Guest,
): Promise<Person> {
  const account = await askAuth(method, { email, password, returnSecureToken: true });
  const { idToken, refreshToken, localId: uid } = account;
  await callApi('saveUser', { token: idToken, body: { name, email } });
  const session = await callApi('createSession', { token: idToken, body: { email } });
  return { uid, name, email, password, idToken, refreshToken, accessToken: session.token };
}

/** A new diner who has been made an effective admin: the claim, and the role that confirms it. */
export function signUpAdmin(name = 'Ada Admin'): Promise<Person> {
  return signUpStaff({ name, role: 'admin' });
}

/** The same for the kitchen. */
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
 * Ends every session of an account. Firebase counts in whole seconds: one that began within the same
 * second would go on, so that second is waited out.
 */
export async function revokeSessions(uid: string): Promise<void> {
  connect();
  await setTimeout(1000);
  await getAuth().revokeRefreshTokens(uid);
}

/** As it's done in the Firebase console. */
export async function disableAccount(uid: string): Promise<void> {
  connect();
  await getAuth().updateUser(uid, { disabled: true });
}

/** What following the link in the verification email does. */
export async function verifyEmail(uid: string): Promise<void> {
  connect();
  await getAuth().updateUser(uid, { emailVerified: true });
}

/** As it is between sign-up and that. */
export async function unverifyEmail(uid: string): Promise<void> {
  connect();
  await getAuth().updateUser(uid, { emailVerified: false });
}

/** Takes the role away, as a change of role begins: the next call that needs it is refused. */
export async function demote(uid: string): Promise<void> {
  connect();
  await getFirestore().doc(`users/${uid}`).update({ role: 'user' });
}

/** Past the API and its rules: what no call of the API can bring about. */
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
