import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@thymely/contract/ground/errors';
import { createApp } from '../app.ts';
import { readConfig } from '../platform/config.ts';
import type { Deps } from '../deps.ts';
import { emptyMenu } from '../testing/dishes.ts';
import { serve, type Served } from '../testing/serve.ts';
import { danaOnFile } from '../testing/dana-on-file.ts';
import { unusedDeps } from '../testing/unused-deps.ts';
import type { Account } from './accounts.ts';
import type { StoredUser } from './user.ts';
import { encodeToken } from '../testing/unsigned-token.ts';
import { unauthenticated, unavailable } from '../platform/app-error.ts';
import { patienceMs } from '../testing/patience.ts';

let served: Served | undefined;
afterEach(() => served?.close());

/** An app in which only `dana` has a token, which is her name in the form of a JWT. */
function depsFor(replaced: Partial<Deps> = {}): Deps {
  const deps = unusedDeps(replaced);
  const { email } = danaOnFile;
  const user = danaOnFile;
  const account: Account = {
    uid: 'dana',
    name: '',
    email,
    emailVerified: true,
    disabled: false,
    validSinceMs: 0,
    claims: {},
  };
  const danasToken = encodeToken({ sub: 'dana' });
  deps.accounts = {
    ...deps.accounts,
    find: async () => account,
    verifyAccessToken: async (token) => {
      if (token !== danasToken) throw unauthenticated();
      return { uid: 'dana', signedInAtMs: 1, expiresAtMs: 2 };
    },
  };
  deps.users = { ...deps.users, find: async () => user };
  deps.menu = {
    ...deps.menu,
    readVersion: async () => 'one',
    readAll: async () => emptyMenu,
  };
  deps.schema = { ...deps.schema, read: async () => 1 };
  return deps;
}

async function start(replaced: Partial<Deps>): Promise<string> {
  served = await serve(createApp(depsFor(replaced)));
  return served.origin;
}

/** A call of Dana's for someone else's cart, which is 403 if it is admitted. */
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

  it('requirement 24: tells a caller beyond it how long to wait', async () => {
    const origin = await start({ config });
    const calls = await statuses(origin, [['/menu'], ['/menu'], ['/menu']]);
    expect(calls).toEqual([200, 200, 200]);
    const refused = await fetch(`${origin}/menu`);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(refused.headers.get('cache-control')).toBe('private, no-store');
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });

  it('requirement 24: distinguishes visitors by address, despite spoofed headers', async () => {
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

  it('requirement 24: counts people who are signed in by account, wherever they are', async () => {
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

  it('requirement 24: counts admin calls before they are refused', async () => {
    const origin = await start({ config });
    const remove: [string, RequestInit] = ['/menu/any', { ...asDana(), method: 'DELETE' }];
    const calls = await statuses(origin, [remove, remove, remove, remove]);
    expect(calls).toEqual([403, 403, 403, 429]);
  });
});

describe('requirement 38: nobody can use up the calls of others', () => {
  const config = readConfig({ CALLS_PER_MINUTE: '3' });
  const times = <Call>(count: number, call: Call): Call[] =>
    Array.from({ length: count }, () => call);
  const front = '1.1.1.1';
  const read: [string, RequestInit] = ['/menu', from(front)];
  const dana: [string, RequestInit] = [cart, asDana({ 'x-forwarded-for': front })];
  const guess: [string, RequestInit] = [
    cart,
    from(front, { authorization: `Bearer ${encodeToken({ sub: 'guess' })}` }),
  ];

  it('requirement 38: refused tokens stay refused, and cost nobody else a call', async () => {
    const origin = await start({ config });
    expect(await statuses(origin, times(5, guess))).toEqual(times(5, 401));
    const refused = await fetch(origin + cart, guess[1]);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('retry-after')).toBe('20');
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refused.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await statuses(origin, times(4, read))).toEqual([200, 200, 200, 429]);
    expect(await statuses(origin, times(4, dana))).toEqual([403, 403, 403, 429]);
    expect(await statuses(origin, times(2, guess))).toEqual([401, 401]);
  });

  it('requirement 38: a token that has ended does not use up the calls of its account', async () => {
    const ended = encodeToken({ sub: 'dana', ended: true });
    const deps = depsFor({ config });
    const { users, accounts } = deps;
    const find = vi.fn((uid: string) => users.find(uid));
    deps.users = { ...users, find };
    deps.accounts = {
      ...accounts,
      verifyAccessToken: async (token) =>
        token === ended
          ? { uid: 'dana', signedInAtMs: -1, expiresAtMs: 2 }
          : accounts.verifyAccessToken(token),
    };
    served = await serve(createApp(deps));
    const { origin } = served;
    const thief: [string, RequestInit] = [cart, from(front, { authorization: `Bearer ${ended}` })];
    expect(await statuses(origin, times(8, thief))).toEqual(times(8, 401));
    // The token is known by now, so nothing more is read for it.
    expect(find).toHaveBeenCalledTimes(3);
    expect(await statuses(origin, times(4, dana))).toEqual([403, 403, 403, 429]);
    expect(await statuses(origin, [thief])).toEqual([401]);
  });

  it('requirement 41: a logged-out token uses up none, not even by logging out again', async () => {
    const loggedOut = encodeToken({ sub: 'dana', session: 'before' });
    const deps = depsFor({ config });
    const { users, accounts } = deps;
    const user = { ...(await users.find('dana')), endedThroughMs: 1 } as StoredUser;
    deps.users = { ...users, find: async () => user };
    deps.accounts = {
      ...accounts,
      verifyAccessToken: async (token) =>
        token === loggedOut
          ? { uid: 'dana', signedInAtMs: 1, expiresAtMs: 1 }
          : accounts.verifyAccessToken(token),
    };
    served = await serve(createApp(deps));
    const { origin } = served;
    const headers = { authorization: `Bearer ${loggedOut}` };
    const again: [string, RequestInit] = [
      '/api/logout',
      { method: 'POST', ...from(front, headers) },
    ];
    expect(await statuses(origin, times(3, again))).toEqual(times(3, 200));
    expect(await statuses(origin, [[cart, from(front, headers)]])).toEqual([401]);
    expect(await statuses(origin, times(4, dana))).toEqual([403, 403, 403, 429]);
  });

  it('requirement 38: calls of unknown paths count separately from those of the menu', async () => {
    const origin = await start({ config });
    const nothing: [string, RequestInit] = ['/nothing', from(front)];
    const wrong: [string, RequestInit] = ['/menu', { ...from(front), method: 'PUT' }];
    const calls = [nothing, wrong, nothing, nothing, wrong];
    expect(await statuses(origin, calls)).toEqual([404, 405, 404, 429, 429]);
    expect(await statuses(origin, [read, guess, dana])).toEqual([200, 401, 403]);
    expect(await statuses(origin, [['/nothing', from('2.2.2.2')]])).toEqual([404]);
  });

  it('requirement 38: IPv6 addresses count by household network', async () => {
    const origin = await start({ config });
    const reads = [
      '2001:db8:0:7::1',
      '2001:db8:0:7:ffff::2',
      '2001:DB8::7:0:0:0:3',
      '2001:db8:0:7::4',
    ];
    const own = await statuses(
      origin,
      reads.map((address): [string, RequestInit] => ['/menu', from(address)]),
    );
    expect(own).toEqual([200, 200, 200, 429]);
    expect(await statuses(origin, [['/menu', from('2001:db8:0:8::1')]])).toEqual([200]);
  });

  it('requirement 38: visitors behind our proxy are distinguished; bypassing it gains little', async () => {
    const origin = await start({
      config: readConfig({ CALLS_PER_MINUTE: '3', FORWARDED_HOPS: '2' }),
    });
    const visit = (visitor: string, proxy: string): [string, RequestInit] => [
      '/menu',
      from(`${visitor}, ${proxy}`),
    ];
    expect(await statuses(origin, times(4, visit('5.5.5.5', front)))).toEqual([200, 200, 200, 429]);
    expect(await statuses(origin, [visit('6.6.6.6', front)])).toEqual([200]);
    const lies = Array.from({ length: 40 }, (_, n) => visit(`7.7.7.${n}`, '9.9.9.9'));
    const answered = (await statuses(origin, lies)).filter((status) => status === 200);
    expect(answered).toHaveLength(30);
    expect(await statuses(origin, [visit('8.8.8.8', front)])).toEqual([200]);
  });
});

describe('requirement 25: App Check', () => {
  const enforced = readConfig({ APP_CHECK: 'enforce' });
  const verify = async (token: string) => token === 'genuine';
  const withApp = (token: string) => asDana({ 'x-firebase-appcheck': token });

  /** Returns the error codes of calls for someone else's cart. */
  async function refusals(origin: string, calls: RequestInit[]) {
    const answers = await Promise.all(calls.map((init) => fetch(origin + cart, init)));
    expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 403));
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<ErrorBody>));
    return bodies.map(({ code }) => code);
  }

  it('requirement 25: when enforced, only calls from our own app are let in', async () => {
    const origin = await start({ config: enforced, appCheck: { verify } });
    const codes = await refusals(origin, [asDana(), withApp('forged'), withApp('genuine')]);
    expect(codes).toEqual(['APP_CHECK_FAILED', 'APP_CHECK_FAILED', 'FORBIDDEN']);
  });

  it('requirement 25: public reads, which caches answer too, need no token', async () => {
    const origin = await start({ config: enforced, appCheck: { verify } });
    expect(await statuses(origin, [['/menu'], ['/health']])).toEqual([200, 200]);
  });

  it('requirement 25: when enforced, keys that cannot be reached are an outage', async () => {
    const appCheck = { verify: () => Promise.reject(unavailable()) };
    const origin = await start({ config: enforced, appCheck });
    expect(await statuses(origin, [[cart, withApp('genuine')]])).toEqual([503]);
  });

  it('requirement 25: by default the result is only logged', async () => {
    const info = vi.fn();
    const origin = await start({
      appCheck: { verify },
      log: { info, error: () => {}, write: () => {} },
    });
    const tokens = [asDana(), withApp('forged'), withApp('genuine')];
    const calls = await statuses(
      origin,
      tokens.map((init): [string, RequestInit] => [cart, init]),
    );
    expect(calls).toEqual([403, 403, 403]);
    await vi.waitFor(() => expect(info).toHaveBeenCalledTimes(3), patienceMs);
    const logged = info.mock.calls.map(([, entry]) => (entry as { app: unknown }).app);
    expect(logged).toEqual(['none', 'invalid', 'valid']);
  });
});
