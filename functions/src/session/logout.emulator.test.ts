import { limits } from '@thymely/contract/ground/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  accessTokenFor,
  signedInEarlier,
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

const logOut = (token: string | undefined) => api.call('endSession', { token });

const listCart = async (token: string) =>
  (await api.call('listCart', { token, query: { email: diner.email } })).status;

/** Signs in on another device: a separate sign-in, in another second. */
async function signInElsewhere(): Promise<string> {
  return (await signedInEarlier(api, diner)).accessToken;
}

const endedSessions = async () =>
  (await api.db.doc(`users/${diner.uid}`).get()).get('endedSessions') as Record<string, number>;

describe('POST /logout', () => {
  it('requirement 41: ends only the access token of the call', async () => {
    const elsewhere = await signInElsewhere();
    expect(await logOut(diner.accessToken)).toMatchObject({ status: 200 });
    expect(await listCart(diner.accessToken)).toBe(401);
    expect(await listCart(elsewhere)).toBe(200);
    const admin = await signUpAdmin(api);
    expect((await api.call('listUsers', { token: admin.accessToken })).status).toBe(200);
  });

  it('requirement 41: leaves an ended token 200 here and 401 everywhere else', async () => {
    await logOut(diner.accessToken);
    const before = api.counts.writes;
    expect(await logOut(diner.accessToken)).toMatchObject({ status: 200 });
    expect(api.counts.writes).toBe(before);
    const token = diner.accessToken;
    const { uid: id, email } = diner;
    const answers = await Promise.all([
      api.call('addToCart', { token, body: { menuItemId: 'any' } }),
      api.call('setCartQuantity', { token, params: { id }, body: { quantity: 1 } }),
      api.call('removeFromCart', { token, params: { id } }),
      api.call('checkAdmin', { token, params: { email } }),
      api.call('listUsers', { token }),
      api.call('uploadImage', { token }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
  });

  it('requirement 41: does not keep a continuing sign-in from getting a new token', async () => {
    const earlier = await signedInEarlier(api, diner);
    await logOut(earlier.accessToken);
    expect(await listCart(earlier.accessToken)).toBe(401);
    expect(await listCart(await accessTokenFor(api, earlier))).toBe(200);
  });

  it('requirement 41: ends the token in every encoding', async () => {
    await logOut(diner.accessToken);
    for (const ending of ['A', 'x', 'AA']) {
      expect(await listCart(`${diner.accessToken}${ending}`)).toBe(401);
    }
  });

  it('is 401 without a token, or with another kind of token', async () => {
    expect(await logOut(undefined)).toMatchObject({ status: 401 });
    expect(await logOut(diner.idToken)).toMatchObject({ status: 401 });
    expect(await listCart(diner.accessToken)).toBe(200);
  });

  it('stores a hash of the token and its time of expiry, and nothing else', async () => {
    await logOut(diner.accessToken);
    const entries = Object.entries(await endedSessions());
    expect(entries).toHaveLength(1);
    const [[id, expiresAtMs] = []] = entries;
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(Number(expiresAtMs)).toBeGreaterThan(Date.now() + 11.9 * 60 * 60 * 1000);
  });

  it('stores the ended sessions of parallel calls, up to twenty', async () => {
    const tokens = [diner.accessToken];
    while (tokens.length < 3) tokens.push(await signInElsewhere());
    await Promise.all(tokens.map(logOut));
    for (const token of tokens) expect(await listCart(token)).toBe(401);
    const many = Object.fromEntries(
      Array.from({ length: limits.endedSessions }, (_, n) => [`hash-${n}`, Date.now() + 1e9 + n]),
    );
    await api.db.doc(`users/${diner.uid}`).update({ endedSessions: many });
    const last = await signInElsewhere();
    await logOut(last);
    expect(Object.keys(await endedSessions())).toHaveLength(limits.endedSessions);
    expect(await listCart(last)).toBe(401);
  });

  it('reads one document more than the check of the caller, and writes one', async () => {
    const { reads, writes } = api.counts;
    await logOut(diner.accessToken);
    expect(api.counts).toMatchObject({ reads: reads + 2, writes: writes + 1 });
  });
});
