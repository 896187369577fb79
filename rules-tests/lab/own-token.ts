import type { Firestore } from 'firebase/firestore';
import { untilNextSecond } from '../../functions/src/testing/next-second.ts';
import { accessTokenFor, type Person, signInAgain } from '../../functions/src/testing/people.ts';
import type { TestApi } from '../../functions/src/testing/test-api.ts';
import type { RulesDoor } from './both-doors.ts';

/** Signs in with the account's current claims, in a later second than before. */
export async function signInAnew(api: TestApi, person: Person): Promise<Person> {
  await untilNextSecond();
  const idToken = await signInAgain(api, person);
  return { ...person, idToken, accessToken: await accessTokenFor(api, { ...person, idToken }) };
}

/** Returns Firestore with the claims and the time that the provider puts into the ID token. */
export function directlyAs(rules: RulesDoor, { idToken, uid }: Person): Firestore {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time, ...token } = JSON.parse(payload) as { auth_time: number };
  const roles = Object.entries(token).filter(([name]) => /^(admin|kitchen)$/.test(name));
  const context = rules.authenticatedContext(uid, {
    firebase: { sign_in_provider: 'password' },
    auth_time,
    ...Object.fromEntries(roles),
  });
  return context.firestore() as unknown as Firestore;
}
