import { createHmac, generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { emptyMenu } from '../testing/dishes.ts';
import { callApi } from '../testing/call-api.ts';
import {
  signToken,
  startGoogleStub,
  stubProjectId,
  type GoogleStub,
} from '../testing/google-stub.ts';
import { serve, type Served } from '../testing/serve.ts';
import { encode } from '../testing/unsigned-token.ts';
import { danaOnFile } from '../testing/dana-on-file.ts';
import { unusedDeps } from '../testing/unused-deps.ts';
import { createAccounts } from './accounts.auth.ts';

const { email } = danaOnFile;
const issuers = {
  idToken: `https://securetoken.google.com/${stubProjectId}`,
  sessionCookie: `https://session.firebase.google.com/${stubProjectId}`,
};
type Kind = keyof typeof issuers;

let google: GoogleStub;
let served: Served;
let nowS: number;

beforeEach(async () => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  nowS = Math.floor(Date.now() / 1000);
  google = await startGoogleStub();
  google.accounts.set('dana', { localId: 'dana', email, validSince: String(nowS - 3600) });
  const user = danaOnFile;
  const deps = unusedDeps({ accounts: createAccounts(async () => google.auth) });
  deps.users = {
    ...deps.users,
    find: async (uid) => (uid === 'dana' ? user : undefined),
    ensure: async () => ({ user, created: false }),
  };
  deps.carts = { ...deps.carts, read: async () => [] };
  deps.menu = {
    ...deps.menu,
    readVersion: async () => 'one',
    readAll: async () => emptyMenu,
  };
  served = await serve(createApp(deps));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([served.close(), google.close()]);
});

function claims(kind: Kind, changes: object = {}) {
  const times = { iat: nowS - 10, exp: nowS + 3600, auth_time: nowS - 10 };
  return { iss: issuers[kind], aud: stubProjectId, sub: 'dana', email, ...times, ...changes };
}

const token = (kind: Kind, changes: object = {}) =>
  signToken(claims(kind, changes), google.keys[kind]);

const listCart = (authorization: string) =>
  callApi(served.origin, 'listCart', { query: { email }, headers: { authorization } });

/** Calls POST /users, which verifies the ID token and changes nothing for an unchanged name. */
const saveUser = (authorization: string) =>
  callApi(served.origin, 'saveUser', { body: { name: '', email }, headers: { authorization } });

const doors = { idToken: saveUser, sessionCookie: listCart };
const kinds = Object.keys(doors) as Kind[];

describe.each(kinds)('the production verifier, %s', (kind) => {
  const call = (bearer: string) => doors[kind](`Bearer ${bearer}`);

  it('accepts a token that Google signed, and asks for the account exactly once', async () => {
    expect(await call(token(kind))).toMatchObject({ status: 200 });
    const lookups = google.calls.filter((path) => path.includes('accounts:lookup'));
    expect(lookups).toHaveLength(1);
  });

  const forgeries: Record<string, () => string> = {
    'alg none': () => `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims(kind))}.`,
    'alg none with a key id': () =>
      `${encode({ alg: 'none', kid: google.keys[kind].kid })}.${encode(claims(kind))}.`,
    'HS256 with the public key id': () => {
      const signed = `${encode({ alg: 'HS256', kid: google.keys[kind].kid })}.${encode(claims(kind))}`;
      return `${signed}.${createHmac('sha256', 'secret').update(signed).digest('base64url')}`;
    },
    'an unknown key id': () =>
      signToken(claims(kind), { ...google.keys[kind], kid: 'somebody-else' }),
    "someone else's signature": () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      return signToken(claims(kind), { kid: google.keys[kind].kid, privateKey });
    },
    'a changed payload': () => {
      const [header, , signature] = token(kind).split('.');
      return `${header}.${encode(claims(kind, { sub: 'ada' }))}.${signature}`;
    },
    'a foreign audience': () => token(kind, { aud: 'another-project' }),
    'a wrong issuer': () => token(kind, { iss: 'https://evil.test' }),
    'no subject': () => token(kind, { sub: undefined }),
    'a number as subject': () => token(kind, { sub: 7 }),
    'a payload of null': () => `${encode({ alg: 'RS256' })}.bnVsbA.AA`,
    'a payload that is no JSON': () => `${encode({ alg: 'RS256', typ: 'JWT' })}.AAAA.AA`,
    'a header that is no JSON': () => `AAAA.${encode(claims(kind))}.AA`,
    nothing: () => '',
    '10 kB of junk': () => 'j'.repeat(10_000),
    '10 kB of junk in three parts': () => `${'j'.repeat(5000)}.${'k'.repeat(5000)}.l`,
  };

  it.each(Object.keys(forgeries))(
    'requirement 3: %s is refused without a question to anybody',
    async (name) => {
      const forged = forgeries[name]?.() ?? '';
      const answer = await call(forged);
      expect(answer).toMatchObject({ status: 401, error: { code: 'UNAUTHENTICATED' } });
      expect(answer.text).not.toMatch(/\bat |node_modules|firebase/i);
      expect(google.calls.filter((path) => path.includes('accounts:lookup'))).toEqual([]);
    },
  );

  it('requirement 4: an expired token is refused', async () => {
    const times = { iat: nowS - 7200, exp: nowS - 3600 };
    expect(await call(token(kind, times))).toMatchObject({ status: 401 });
  });

  it('requirement 2: the other kind of token is refused', async () => {
    const other: Kind = kind === 'idToken' ? 'sessionCookie' : 'idToken';
    expect(await call(token(other))).toMatchObject({ status: 401 });
  });

  it('requirement 5: a token of a sign-in before the last revocation is refused', async () => {
    google.accounts.set('dana', { localId: 'dana', email, validSince: String(nowS) });
    expect(await call(token(kind))).toMatchObject({ status: 401 });
    expect(await call(token(kind, { auth_time: nowS }))).toMatchObject({ status: 200 });
  });

  it('requirement 5: a disabled account is refused', async () => {
    google.accounts.set('dana', { localId: 'dana', email, disabled: true, validSince: '0' });
    expect(await call(token(kind))).toMatchObject({ status: 401 });
  });

  it('requirement 5: a deleted account is refused', async () => {
    google.accounts.clear();
    expect(await call(token(kind))).toMatchObject({ status: 401 });
  });

  it.each(['down', 'failing', 'absurd'] as const)(
    'requirement 6: certificates that are %s mean 503, and work again without a restart',
    async (mode) => {
      google.mode = mode;
      const answer = await call(token(kind));
      expect(answer).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE' } });
      expect(answer.headers.get('retry-after')).toBe('5');
      google.mode = 'up';
      expect(await call(token(kind))).toMatchObject({ status: 200 });
    },
  );

  it.each(['down', 'failing', 'absurd'] as const)(
    'requirement 6: account lookups that are %s mean 503, even when the certificates are known',
    async (mode) => {
      expect(await call(token(kind))).toMatchObject({ status: 200 });
      google.mode = mode;
      expect(await call(token(kind))).toMatchObject({ status: 503 });
      google.mode = 'up';
      expect(await call(token(kind))).toMatchObject({ status: 200 });
    },
  );
});
