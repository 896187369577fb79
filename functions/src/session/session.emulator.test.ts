import { beforeEach, describe, expect, it } from 'vitest';
import {
  accessTokenFor,
  signedInEarlier,
  signInAgain,
  signUpAccount,
  signUpAdmin,
  signUpDiner,
  type Person,
} from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let diner: Person;

beforeEach(async () => {
  await api.clear();
  diner = await signUpDiner(api);
});

const createSession = (token: string | undefined, email: unknown = diner.email) =>
  api.call('createSession', { token, body: { email } });

const listCart = (token: string, email = diner.email) =>
  api.call('listCart', { token, query: { email } });

describe('requirement 1: POST /jwt', () => {
  it('requirement 1: gives no access token without an ID token', async () => {
    const answer = await createSession(undefined);
    expect(answer).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it("requirement 1: gives no token for B's email with A's ID token", async () => {
    const other = await signUpDiner(api);
    expect(await createSession(diner.idToken, other.email)).toMatchObject({ status: 403 });
    expect(await createSession(diner.idToken, 'x')).toMatchObject({ status: 400 });
  });

  it("requirement 1: ignores case and surrounding spaces in A's own email", async () => {
    const variants = [diner.email.toUpperCase(), `  ${diner.email} `, ` ${diner.email}\n`];
    for (const email of variants) {
      expect(await createSession(diner.idToken, email)).toMatchObject({ status: 200 });
    }
  });

  it('needs no user document, and returns a token valid for twelve hours', async () => {
    const account = await signUpAccount(api);
    const { token } = (await createSession(account.idToken, account.email)).data;
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { exp, iat, sub } = JSON.parse(payload) as { exp: number; iat: number; sub: string };
    expect(exp - iat).toBe(12 * 60 * 60);
    expect(sub).toBe(account.uid);
  });

  it('gives nothing to an account that is being removed', async () => {
    await api.db.doc(`users/${diner.uid}`).update({ status: 'deleting' });
    expect(await createSession(diner.idToken)).toMatchObject({ status: 401 });
  });
});

describe('requirement 2: each kind of endpoint accepts one kind of token', () => {
  it('requirement 2: an access token cannot renew itself', async () => {
    expect(await createSession(diner.accessToken)).toMatchObject({ status: 401 });
    const body = { name: 'Dana', email: diner.email };
    const saved = await api.call('saveUser', { token: diner.accessToken, body });
    expect(saved).toMatchObject({ status: 401 });
  });

  it('requirement 2: an ID token is not accepted by the other endpoints', async () => {
    expect(await listCart(diner.idToken)).toMatchObject({ status: 401 });
    const admin = await signUpAdmin(api);
    const params = { id: 'any' };
    const removed = await api.call('deleteMenuItem', { token: admin.idToken, params });
    expect(removed).toMatchObject({ status: 401 });
  });
});

describe('requirement 4: only a single proper bearer header counts', () => {
  it.each([
    ['Basic', () => `Basic ${diner.accessToken}`],
    ['a bare Bearer', () => 'Bearer'],
    ['Bearer and a space', () => 'Bearer '],
    ['no scheme', () => diner.accessToken],
    ['two tokens', () => `Bearer ${diner.accessToken} ${diner.accessToken}`],
    ['two headers in one', () => `Bearer ${diner.accessToken}, Bearer ${diner.accessToken}`],
  ])('requirement 4: %s is refused', async (_, authorization) => {
    const answer = await api.call('listCart', {
      query: { email: diner.email },
      headers: { authorization: authorization() },
    });
    expect(answer).toMatchObject({ status: 401 });
  });

  it('requirement 4: a token in the query or in the body is ignored', async () => {
    const token = diner.accessToken;
    const inQuery = `email=${diner.email}&token=${token}&access_token=${token}`;
    expect(await api.call('listCart', { query: inQuery })).toMatchObject({ status: 401 });
    const body = { menuItemId: 'any', token, access_token: token, authorization: token };
    expect(await api.call('addToCart', { body })).toMatchObject({ status: 401 });
  });
});

describe('requirement 5: access ends when the account does', () => {
  it('requirement 5: revoked tokens are refused, but those of a new sign-in are not', async () => {
    const earlier = await signedInEarlier(api, diner);
    await api.auth.revokeRefreshTokens(diner.uid);
    expect(await listCart(earlier.accessToken)).toMatchObject({ status: 401 });
    expect(await createSession(earlier.idToken)).toMatchObject({ status: 401 });
    const idToken = await signInAgain(api, diner);
    const accessToken = await accessTokenFor(api, { idToken, email: diner.email });
    expect(await listCart(accessToken)).toMatchObject({ status: 200 });
  });

  it('requirement 5: a disabled account is refused everywhere', async () => {
    await api.auth.updateUser(diner.uid, { disabled: true });
    expect(await listCart(diner.accessToken)).toMatchObject({ status: 401 });
    expect(await createSession(diner.idToken)).toMatchObject({ status: 401 });
    const body = { name: 'Dana', email: diner.email };
    expect(await api.call('saveUser', { token: diner.idToken, body })).toMatchObject({
      status: 401,
    });
  });

  it('requirement 5: POST /users does not recreate a deleted account', async () => {
    await api.auth.deleteUser(diner.uid);
    await api.db.doc(`users/${diner.uid}`).delete();
    const body = { name: 'Dana', email: diner.email };
    const saved = await api.call('saveUser', { token: diner.idToken, body });
    expect(saved).toMatchObject({ status: 401 });
    expect(await listCart(diner.accessToken)).toMatchObject({ status: 401 });
    expect((await api.db.collection('users').get()).size).toBe(0);
  });

  it('requirement 5: an account that is being removed is refused at once', async () => {
    await api.db.doc(`users/${diner.uid}`).update({ status: 'deleting' });
    expect(await listCart(diner.accessToken)).toMatchObject({ status: 401 });
    const body = { name: 'Dana', email: diner.email };
    const saved = await api.call('saveUser', { token: diner.idToken, body });
    expect(saved).toMatchObject({ status: 401 });
  });
});
