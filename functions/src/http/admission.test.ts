import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@thymely/contract/errors';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { serve, type Served } from '../testing/serve.ts';
import { unusedDeps } from '../testing/unused-deps.ts';
import type { Account } from '../users/accounts.ts';
import type { StoredUser } from '../users/user-store.ts';
import { encodeToken } from '../testing/unsigned-token.ts';
import { unauthenticated, unavailable } from './app-error.ts';

let served: Served | undefined;
afterEach(() => served?.close());

/** An app in which the token of `dana` is her name in a JWT's form, and everyone else has none. */
function depsFor(replaced: Partial<Deps> = {}): Deps {
  const deps = unusedDeps(replaced);
  const email = 'dana@thymely.test';
  const user: StoredUser = {
    ...{ uid: 'dana', name: '', email, role: 'user' },
    ...{ status: 'active', claimInSync: true },
  };
  const account: Account = {
    ...{ uid: 'dana', name: '', email, emailVerified: true },
    ...{ disabled: false, validSinceMs: 0, claims: {} },
  };
  const danasToken = encodeToken({ sub: 'dana' });
  deps.accounts = {
    ...deps.accounts,
    find: async () => account,
    verifyAccessToken: async (token) => {
      if (token !== danasToken) throw unauthenticated();
      return { uid: 'dana', signedInAtMs: 1 };
    },
  };
  deps.users = { ...deps.users, find: async () => user };
  deps.menu = {
    ...deps.menu,
    readVersion: async () => 'one',
    readAll: async () => ({ version: 'one', items: [] }),
  };
  return deps;
}

async function start(replaced: Partial<Deps>): Promise<string> {
  served = await serve(createApp(depsFor(replaced)));
  return served.origin;
}

/** As Dana, whose call is about somebody else's cart: 403 when it is admitted. */
const asDana = (headers: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${encodeToken({ sub: 'dana' })}`, ...headers },
});
const cart = '/api/carts?email=other@thymely.test';

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...headers },
});

async function statuses(origin: string, calls: [path: string, init?: RequestInit][]) {
  const found: number[] = [];
  for (const [path, init] of calls) found.push((await fetch(origin + path, init)).status);
  return found;
}

describe('requirement 24: the limit of calls', () => {
  const config = readConfig({ CALLS_PER_MINUTE: '3' });

  it('requirement 24: beyond it a caller is told how long to wait', async () => {
    const origin = await start({ config });
    const calls = await statuses(origin, [['/menu'], ['/menu'], ['/menu']]);
    expect(calls).toEqual([200, 200, 200]);
    const refused = await fetch(`${origin}/menu`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('requirement 24: visitors are told apart by address, and a spoofed header does not help', async () => {
    const origin = await start({ config });
    const calls = await statuses(origin, [
      ['/menu', from('1.1.1.1')],
      ['/menu', from('9.9.9.9, 1.1.1.1')],
      ['/menu', from('8.8.8.8, 1.1.1.1')],
      ['/menu', from('7.7.7.7, 1.1.1.1')],
      ['/menu', from('2.2.2.2')],
    ]);
    expect(calls).toEqual([200, 200, 200, 429, 200]);
  });

  it('requirement 24: whoever is signed in is counted by account, wherever they are', async () => {
    const origin = await start({ config });
    const calls = await statuses(origin, [
      ...Array.from({ length: 4 }, (): [string] => ['/menu']),
      [cart, asDana()],
      [cart, asDana({ 'x-forwarded-for': '1.1.1.1' })],
      [cart, asDana({ 'x-forwarded-for': '2.2.2.2' })],
      [cart, asDana({ 'x-forwarded-for': '3.3.3.3' })],
    ]);
    expect(calls).toEqual([200, 200, 200, 429, 403, 403, 403, 429]);
  });

  it('requirement 24: refused tokens count for the address they come from', async () => {
    const origin = await start({ config });
    const guess = (n: number): [string, RequestInit] => {
      const authorization = `Bearer ${encodeToken({ sub: `guess-${n}` })}`;
      return [cart, from('1.1.1.1', { authorization })];
    };
    const calls = await statuses(origin, [1, 2, 3, 4].map(guess));
    expect(calls).toEqual([401, 401, 401, 429]);
  });

  it('requirement 24: calls that an admin alone may make are counted before they are refused', async () => {
    const origin = await start({ config });
    const remove: [string, RequestInit] = ['/menu/any', { ...asDana(), method: 'DELETE' }];
    const calls = await statuses(origin, [remove, remove, remove, remove]);
    expect(calls).toEqual([403, 403, 403, 429]);
  });
});

describe('requirement 25: App Check', () => {
  const enforced = readConfig({ APP_CHECK: 'enforce' });
  const verify = async (token: string) => token === 'genuine';
  const withApp = (token: string) => asDana({ 'x-firebase-appcheck': token });

  /** Codes of the answers to calls about somebody else's cart. */
  async function refusals(origin: string, calls: RequestInit[]) {
    const answers = await Promise.all(calls.map((init) => fetch(origin + cart, init)));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 403));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<ErrorBody>));
    return bodies.map(({ code }) => code);
  }

  it('requirement 25: enforced, only calls of our own app are let in', async () => {
    const origin = await start({ config: enforced, appCheck: { verify } });
    const codes = await refusals(origin, [asDana(), withApp('forged'), withApp('genuine')]);
    expect(codes).toEqual(['APP_CHECK_FAILED', 'APP_CHECK_FAILED', 'FORBIDDEN']);
  });

  it('requirement 25: public reads, which caches answer too, need none', async () => {
    const origin = await start({ config: enforced, appCheck: { verify } });
    expect(await statuses(origin, [['/menu'], ['/health']])).toEqual([200, 200]);
  });

  it('requirement 25: enforced, keys that cannot be reached are an outage', async () => {
    const appCheck = { verify: () => Promise.reject(unavailable()) };
    const origin = await start({ config: enforced, appCheck });
    expect(await statuses(origin, [[cart, withApp('genuine')]])).toEqual([503]);
  });

  it('requirement 25: by default it is only noted in the log', async () => {
    const info = vi.fn();
    const origin = await start({ appCheck: { verify }, log: { info, error: () => {} } });
    const tokens = [asDana(), withApp('forged'), withApp('genuine')];
    const calls = await statuses(
      origin,
      tokens.map((init): [string, RequestInit] => [cart, init]),
    );
    expect(calls).toEqual([403, 403, 403]);
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(3));
    const noted = info.mock.calls.map(([, entry]) => (entry as { app: unknown }).app);
    expect(noted).toEqual(['none', 'invalid', 'valid']);
  });
});
