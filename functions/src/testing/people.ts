import { randomUUID } from 'node:crypto';
import type { Role } from '@thymely/contract/users/endpoints';
import { FieldValue } from 'firebase-admin/firestore';
import { searchPrefixesOf, searchVersion } from '../platform/search-prefixes.ts';
import { sharedProject } from './emulators.ts';
import type { TestApi } from './test-api.ts';
import { encodeToken } from './unsigned-token.ts';
import { writeTogether } from './write-together.ts';

export type Person = {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  accessToken: string;
};

type PeopleDeps = Pick<TestApi, 'db' | 'changeAccounts'>;

let number = 0;

const newEmail = () => `person-${Date.now()}-${++number}@thymely.test`;
const password = 'long enough';

export function signUpDiner(api: PeopleDeps, name = 'Dana Diner'): Promise<Person> {
  return signUp(api, { name, role: 'user' });
}

export function signUpAdmin(api: PeopleDeps, name = 'Ada Admin'): Promise<Person> {
  return signUp(api, { name, role: 'admin' });
}

export function signUpKitchen(api: PeopleDeps, name = 'Kit Kitchen'): Promise<Person> {
  return signUp(api, { name, role: 'kitchen' });
}

/**
 * Writes what is there after someone has signed up, verified the email, called POST /users and POST
 * /jwt, and got a role: people.emulator.test.ts compares both. The requests themselves would take
 * longer than most tests.
 */
async function signUp(
  { db, changeAccounts }: PeopleDeps,
  { name, role }: { name: string; role: Role },
): Promise<Person> {
  const uid = randomUUID().replaceAll('-', '').slice(0, 28);
  const email = newEmail();
  const claims = role === 'user' ? {} : { customAttributes: JSON.stringify({ [role]: true }) };
  const signedIn = { emailVerified: true, lastLoginAt: String(Date.now()) };
  const account = { localId: uid, email, rawPassword: password, ...signedIn };
  const profile = { name, email, searchPrefixes: searchPrefixesOf([name, email]), searchVersion };
  const start = { status: 'active', claimInSync: true, createdAt: FieldValue.serverTimestamp() };
  await Promise.all([
    createAccount(changeAccounts, { ...account, ...claims }),
    writeTogether(db.doc(`users/${uid}`), { ...profile, ...start, role }),
  ]);
  return { uid, email, password, ...tokensOf({ uid, email }) };
}

type ChangeAccounts = PeopleDeps['changeAccounts'];
type Turn = { users: object[]; created: Promise<void> };

const turns = new Map<ChangeAccounts, Turn>();

/** Creates an account. Those that are created at the same time share a request. */
async function createAccount(changeAccounts: ChangeAccounts, account: object): Promise<void> {
  let turn = turns.get(changeAccounts);
  if (turn === undefined) {
    const users: object[] = [];
    const created = Promise.resolve().then(() => {
      turns.delete(changeAccounts);
      return changeAccounts('batchCreate', { users });
    });
    turn = { users, created };
    turns.set(changeAccounts, turn);
  }
  turn.users.push(account);
  await turn.created;
}

type SignIn = { atS?: number; claims?: Record<string, unknown> };

/** Returns the tokens of a sign-in, by default of one before the email is verified or a role given. */
function tokensOf(
  { uid, email }: Pick<Person, 'uid' | 'email'>,
  { atS = Math.floor(Date.now() / 1000), claims = {} }: SignIn = {},
) {
  const payload = {
    ...claims,
    email,
    email_verified: false,
    auth_time: atS,
    user_id: uid,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    iat: atS,
    aud: sharedProject,
    sub: uid,
  };
  const idToken = { exp: atS + 3600, iss: `https://securetoken.google.com/${sharedProject}` };
  const accessToken = {
    exp: atS + 12 * 3600,
    iss: `https://session.firebase.google.com/${sharedProject}`,
  };
  return {
    idToken: encodeToken({ ...payload, ...idToken }),
    accessToken: encodeToken({ ...payload, ...accessToken }),
  };
}

let earlierS = 60;

/**
 * Moves someone's sign-in at least a minute back, each to another second. Firebase Auth counts whole seconds: what ends the sign-ins
 * of an account spares those of the same second.
 *
 * @param claims are those in the tokens. Default: none, as at the first sign-in.
 */
export async function signedInEarlier(
  { changeAccounts }: Pick<TestApi, 'changeAccounts'>,
  person: Person,
  claims: Record<string, unknown> = {},
): Promise<Person> {
  const atS = Math.floor(Date.now() / 1000) - earlierS++;
  await changeAccounts('update', { localId: person.uid, validSince: String(atS) });
  return { ...person, ...tokensOf(person, { atS, claims }) };
}

/** Creates an account in Firebase Auth that the API does not know yet, and signs in. */
export async function signUpAccount(
  api: Pick<TestApi, 'identityToolkit'>,
  email = newEmail(),
): Promise<Omit<Person, 'accessToken'>> {
  const account = await api.identityToolkit('signUp', { email, password });
  const uid = String(account['localId']);
  return { uid, email, password, idToken: await signInAgain(api, { email, password }) };
}

export async function signInAgain(
  api: Pick<TestApi, 'identityToolkit'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const credentials = { email, password, returnSecureToken: true };
  return String((await api.identityToolkit('signInWithPassword', credentials))['idToken']);
}

export async function accessTokenFor(
  api: Pick<TestApi, 'call'>,
  { idToken, email }: Pick<Person, 'idToken' | 'email'>,
): Promise<string> {
  const session = await api.call('createSession', { token: idToken, body: { email } });
  if (session.status !== 200) throw new Error(`POST /jwt: ${session.status} ${session.text}`);
  return session.data.token;
}
