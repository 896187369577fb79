import type { Role } from '@thymely/contract/users/endpoints';
import type { TestApi } from './test-api.ts';

export type Person = {
  uid: string;
  email: string;
  password: string;
  idToken: string;
  accessToken: string;
};

type PeopleDeps = Pick<TestApi, 'auth' | 'db' | 'call' | 'identityToolkit'>;

let number = 0;

/** Signs up, verifies the email, and calls the API as the web app does: users, then jwt. */
export async function signUpDiner(api: PeopleDeps, name = 'Dana Diner'): Promise<Person> {
  const person = await signUpAccount(api);
  await api.auth.updateUser(person.uid, { emailVerified: true });
  await api.call('saveUser', { token: person.idToken, body: { name, email: person.email } });
  return { ...person, accessToken: await accessTokenFor(api, person) };
}

export function signUpAdmin(api: PeopleDeps, name = 'Ada Admin'): Promise<Person> {
  return signUpStaff(api, { name, role: 'admin' });
}

export function signUpKitchen(api: PeopleDeps, name = 'Kit Kitchen'): Promise<Person> {
  return signUpStaff(api, { name, role: 'kitchen' });
}

type Staff = { name: string; role: Exclude<Role, 'user'> };

async function signUpStaff(api: PeopleDeps, { name, role }: Staff): Promise<Person> {
  const person = await signUpDiner(api, name);
  await api.auth.setCustomUserClaims(person.uid, { [role]: true });
  await api.db.doc(`users/${person.uid}`).update({ role });
  return person;
}

/** Creates an account in Firebase Auth that the API does not know yet. */
export async function signUpAccount(
  api: Pick<PeopleDeps, 'identityToolkit'>,
): Promise<Omit<Person, 'accessToken'>> {
  const email = `person-${Date.now()}-${++number}@thymely.test`;
  const password = 'long enough';
  const account = await api.identityToolkit('signUp', { email, password, returnSecureToken: true });
  const uid = String(account['localId']);
  const idToken = String(account['idToken']);
  // The emulator sets the time of the sign-in before the account's: if a second ends in between, it
  // treats the sign-in as revoked.
  if (signedInAtS(idToken) === Math.floor(Date.now() / 1000))
    return { uid, email, password, idToken };
  return { uid, email, password, idToken: await signInAgain(api, { email, password }) };
}

function signedInAtS(idToken: string): number {
  const [, payload = ''] = idToken.split('.');
  const { auth_time } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    auth_time: number;
  };
  return auth_time;
}

export async function signInAgain(
  api: Pick<PeopleDeps, 'identityToolkit'>,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<string> {
  const credentials = { email, password, returnSecureToken: true };
  return String((await api.identityToolkit('signInWithPassword', credentials))['idToken']);
}

export async function accessTokenFor(
  api: Pick<PeopleDeps, 'call'>,
  { idToken, email }: Pick<Person, 'idToken' | 'email'>,
): Promise<string> {
  const session = await api.call('createSession', { token: idToken, body: { email } });
  if (session.status !== 200) throw new Error(`POST /jwt: ${session.status} ${session.text}`);
  return session.data.token;
}
