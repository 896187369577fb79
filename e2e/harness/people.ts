import { setTimeout } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { callApi } from './call-api.ts';
import { stack } from './stack.ts';

export type Person = {
  uid: string;
  name: string;
  email: string;
  password: string;
  idToken: string;
  /** As POST /jwt gives it. */
  accessToken: string;
};

/** A new diner, signed up at the Auth emulator and with the API as the web app does it. */
export async function signUpDiner(name = 'Dana Diner'): Promise<Person> {
  const email = `${crypto.randomUUID()}@thymely.test`;
  const password = 'long enough';
  const account = await askAuth('signUp', { email, password, returnSecureToken: true });
  const { idToken, localId: uid } = account as { idToken: string; localId: string };
  await callApi('saveUser', { token: idToken, body: { name, email } });
  const { token: accessToken } = await callApi('createSession', {
    token: idToken,
    body: { email },
  });
  return { uid, name, email, password, idToken, accessToken };
}

/** A new diner who has been made an effective admin: the claim, and the role that confirms it. */
export async function signUpAdmin(name = 'Ada Admin'): Promise<Person> {
  const admin = await signUpDiner(name);
  connect();
  await getAuth().setCustomUserClaims(admin.uid, { admin: true });
  await getFirestore().doc(`users/${admin.uid}`).update({ role: 'admin' });
  return admin;
}

/**
 * Ends every session of an account. Firebase counts in whole seconds: one that began within the same
 * second would go on, so that second is let go by.
 */
export async function revokeSessions(uid: string): Promise<void> {
  connect();
  await setTimeout(1000);
  await getAuth().revokeRefreshTokens(uid);
}

/** Takes the role away, as grant-admin --revoke begins: the next admin call is refused. */
export async function demote(uid: string): Promise<void> {
  connect();
  await getFirestore().doc(`users/${uid}`).update({ role: 'user' });
}

function connect(): void {
  if (getApps().length === 0) initializeApp({ projectId: stack.project });
}

async function askAuth(method: string, body: object): Promise<unknown> {
  const url = `http://${stack.authHost}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`;
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method}: ${await answer.text()}`);
  return answer.json();
}
