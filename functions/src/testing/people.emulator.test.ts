import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessTokenFor,
  signInAgain,
  signUpAccount,
  signUpDiner,
  signUpKitchen,
} from './people.ts';
import type { Person } from './people.ts';
import { useTestApi } from './test-api.ts';

const api = useTestApi();

beforeAll(() => api.clear());

/** Takes every step that a browser and an admin take. */
async function signUpStepByStep(name: string): Promise<Person> {
  const person = await signUpAccount(api);
  await api.auth.updateUser(person.uid, { emailVerified: true });
  await api.call('saveUser', { token: person.idToken, body: { name, email: person.email } });
  return { ...person, accessToken: await accessTokenFor(api, person) };
}

function contentOf(token: string): Record<string, unknown> {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
}

/** Returns what there is of someone, except for what differs between any two people. */
async function tracesOf({ uid, email, idToken, accessToken }: Person) {
  const withoutIdentity = (content: unknown) =>
    JSON.parse(
      JSON.stringify(content)
        .replaceAll(uid, 'uid')
        .replaceAll(email, 'email')
        .replace(/"(iat|exp|auth_time)":\d+/g, '"$1":0'),
    ) as unknown;
  const profile = (await api.db.doc(`users/${uid}`).get()).data() ?? {};
  const { emailVerified, customClaims, disabled, displayName, providerData } =
    await api.auth.getUser(uid);
  const tokens = [idToken, accessToken].map(contentOf);
  return {
    profile: withoutIdentity({
      ...profile,
      createdAt: typeof profile['createdAt'],
      searchPrefixes: [],
    }),
    isFoundByName: (profile['searchPrefixes'] as string[]).includes('dana'),
    account: withoutIdentity([emailVerified, customClaims, disabled, displayName, providerData]),
    tokens: withoutIdentity(tokens),
    validForS: tokens.map(({ exp, iat }) => Number(exp) - Number(iat)),
  };
}

describe('a person who is written directly', () => {
  it('is what all the steps of a sign-up leave behind', async () => {
    const written = await signUpDiner(api, 'Dana Diner');
    const signedUp = await signUpStepByStep('Dana Diner');
    expect(await tracesOf(written)).toEqual(await tracesOf(signedUp));
  });

  it('has a role as the operator gives it', async () => {
    const written = await signUpKitchen(api, 'Dana Diner');
    const signedUp = await signUpStepByStep('Dana Diner');
    await api.auth.setCustomUserClaims(signedUp.uid, { kitchen: true });
    await api.db.doc(`users/${signedUp.uid}`).update({ role: 'kitchen' });
    expect(await tracesOf(written)).toEqual(await tracesOf(signedUp));
  });

  it('can sign in with the password, and exchange the ID token', async () => {
    const { uid, email, password, idToken } = await signUpDiner(api);
    expect(contentOf(await signInAgain(api, { email, password }))).toMatchObject({ sub: uid });
    expect(contentOf(await accessTokenFor(api, { idToken, email }))).toMatchObject({ sub: uid });
  });
});
