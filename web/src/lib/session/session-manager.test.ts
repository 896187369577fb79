import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedInAccount } from '../auth/auth-state.ts';
import { ApiError } from '../http/api-error.ts';
import { fakeStorage, fakeToken } from './fake-storage.ts';
import { createSessionManager } from './session-manager.ts';

const hour = 3_600_000;

type SentRequest = { body?: Record<string, string>; bearer: string; keepalive?: boolean };

/** Fakes POST /users and POST /jwt, and returns a new token each time. */
function fakeApi() {
  const calls: { path: string; request: SentRequest }[] = [];
  const failures: unknown[] = [];
  let tokens = 0;
  const send = async (endpoint: { path: string }, request: unknown): Promise<unknown> => {
    calls.push({ path: endpoint.path, request: request as SentRequest });
    await Promise.resolve();
    if (failures.length > 0) throw failures.shift();
    const [uid = ''] = (request as SentRequest).body?.['email']?.split('@') ?? [];
    tokens += 1;
    return { token: fakeToken({ uid, lifetimeMs: 12 * hour + tokens * 1000 }) };
  };
  return { calls, failures, send: send as never, paths: () => calls.map(({ path }) => path) };
}

function account(uid: string, displayName: string | null = null): SignedInAccount {
  return {
    uid,
    email: `${uid}@thymely.example`,
    displayName,
    photoUrl: null,
    emailVerified: true,
    hasPassword: true,
    getIdToken: (forceRefresh) => Promise.resolve(forceRefresh ? `${uid}-fresh` : uid),
  };
}

let api: ReturnType<typeof fakeApi>;
let session: ReturnType<typeof createSessionManager>;

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  api = fakeApi();
  session = createSessionManager(api);
});

const stored = () => localStorage.getItem('access-token');
const lastCall = () => api.calls.at(-1);

describe('the start of a session', () => {
  it('asks for a new ID token when the one of this device has an earlier email', async () => {
    const before = fakeToken({ uid: 'ben', lifetimeMs: hour, email: 'before@thymely.example' });
    const ben = account('ben', 'Ben');
    const getIdToken = (isFresh?: boolean) => Promise.resolve(isFresh ? 'ben-fresh' : before);
    await session.start({ ...ben, getIdToken });
    expect(api.calls.map(({ request }) => request.bearer)).toEqual(['ben-fresh', 'ben-fresh']);
  });

  it('is POST /users, then POST /jwt, with the ID token; the token is stored', async () => {
    await session.start(account('ben', 'Ben'));
    expect(api.calls).toEqual([
      {
        path: '/users',
        request: { body: { name: 'Ben', email: 'ben@thymely.example' }, bearer: 'ben' },
      },
      { path: '/jwt', request: { body: { email: 'ben@thymely.example' }, bearer: 'ben' } },
    ]);
    expect((await session.credentials()).token).toBe(stored());
  });

  it('is shared by all callers for the same person', async () => {
    await Promise.all([session.start(account('ben')), session.start(account('ben'))]);
    await session.start(account('ben'));
    expect(api.paths()).toEqual(['/users', '/jwt']);
  });

  it('sends the name typed at sign-up, which the provider does not know yet', async () => {
    session.nameNewAccount({ email: ' Ben@Thymely.example', name: 'Ben Marlow' });
    await session.start(account('ben'));
    expect(api.calls[0]?.request.body).toMatchObject({ name: 'Ben Marlow' });
  });

  it('sends that name too if the provider first reports that nobody is signed in', async () => {
    session.nameNewAccount({ email: 'ben@thymely.example', name: 'Ben Marlow' });
    session.end();
    await session.start(account('ben'));
    expect(api.calls[0]?.request.body).toMatchObject({ name: 'Ben Marlow' });
  });

  it('forgets that name when a session ends', async () => {
    await session.start(account('cleo'));
    session.nameNewAccount({ email: 'ben@thymely.example', name: 'Ben Marlow' });
    session.end();
    await session.start(account('ben', 'Ben'));
    expect(api.calls.at(-2)?.request.body).toMatchObject({ name: 'Ben' });
  });

  it('reuses a stored token of the same person', async () => {
    const token = fakeToken({ uid: 'ben', lifetimeMs: hour });
    localStorage.setItem('access-token', token);
    await session.start(account('ben'));
    expect(api.paths()).toEqual(['/users']);
    expect(await session.credentials()).toEqual({ uid: 'ben', token });
  });

  it.each([
    ['of someone else', fakeToken({ uid: 'cleo', lifetimeMs: hour })],
    ['about to expire', fakeToken({ uid: 'ben', lifetimeMs: 5 * 60_000 })],
    ['that is junk', 'junk'],
  ])('replaces a stored token %s', async (_, token) => {
    localStorage.setItem('access-token', token);
    await session.start(account('ben'));
    expect(api.paths()).toEqual(['/users', '/jwt']);
    expect(stored()).not.toBe(token);
  });

  it('is retried by the next call after it failed', async () => {
    api.failures.push(new ApiError({ status: 503, code: 'UNAVAILABLE', message: 'Later.' }));
    await expect(session.start(account('ben'))).rejects.toMatchObject({ status: 503 });
    await expect(session.credentials()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    await session.start(account('ben'));
    expect(api.paths()).toEqual(['/users', '/users', '/jwt']);
  });

  it('drops a response that comes after another person signed in', async () => {
    const first = session.start(account('ben')).catch((error: unknown) => error);
    await session.start(account('cleo'));
    expect(await first).toMatchObject({ name: 'EndedStart', cause: { code: 'UNAUTHENTICATED' } });
    const { uid, token } = await session.credentials();
    expect(uid).toBe('cleo');
    expect(stored()).toBe(token);
  });
});

describe('the credentials of a session', () => {
  it('wait for the start of the session', async () => {
    void session.start(account('ben'));
    const { token } = await session.credentials();
    expect(token).toBe(stored());
  });

  it('are refused when no one is signed in', async () => {
    await expect(session.credentials()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('are renewed when another tab has stored a token of another account', async () => {
    await session.start(account('ben'));
    localStorage.setItem('access-token', fakeToken({ uid: 'cleo', lifetimeMs: hour }));
    expect((await session.credentials()).uid).toBe('ben');
    expect(api.paths()).toEqual(['/users', '/jwt', '/jwt']);
    expect(api.calls.at(-1)?.request.bearer).toBe('ben-fresh');
  });

  it('last as long as the page when the browser blocks storage', async () => {
    vi.stubGlobal('localStorage', undefined);
    await session.start(account('ben'));
    await session.credentials();
    await session.credentials();
    expect(api.paths()).toEqual(['/users', '/jwt']);
  });
});

describe('a rejected token', () => {
  it('is renewed by one request, however many calls were rejected', async () => {
    await session.start(account('ben'));
    const refused = await session.credentials();
    const renewed = await Promise.all([session.renew(refused), session.renew(refused)]);
    expect(api.paths()).toEqual(['/users', '/jwt', '/jwt']);
    expect(renewed[0]).toEqual(renewed[1]);
    expect(renewed[0].token).not.toBe(refused.token);
    expect(stored()).toBe(renewed[0].token);
  });

  it('is replaced by the newer one when another call has already renewed it', async () => {
    await session.start(account('ben'));
    const refused = await session.credentials();
    const newer = await session.renew(refused);
    expect(await session.renew(refused)).toEqual(newer);
    expect(api.paths()).toEqual(['/users', '/jwt', '/jwt']);
  });
});

describe('the end of a session', () => {
  it('requirement 29: removes access-token and genius-token and forgets the person', async () => {
    await session.start(account('ben'));
    localStorage.setItem('genius-token', 'old');
    session.end();
    expect(stored()).toBeNull();
    expect(localStorage.getItem('genius-token')).toBeNull();
    await expect(session.credentials()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it.each([
    ['POST /users', 1],
    ['POST /jwt', 2],
  ])(
    'requirement 29: after %s was sent, asks for no token, and stores none that arrives',
    async (_, sent) => {
      const start = session.start(account('ben')).catch(() => undefined);
      while (api.calls.length < sent) await Promise.resolve();
      session.end();
      await start;
      expect(api.calls).toHaveLength(sent);
      expect(stored()).toBeNull();
    },
  );
});

describe('logging out', () => {
  it('requirement 41: ends the stored token on the server, with a call that outlives the page', async () => {
    await session.start(account('ben'));
    const bearer = stored();
    session.endOnServer();
    session.end();
    expect(lastCall()).toEqual({ path: '/logout', request: { bearer, keepalive: true } });
    expect(stored()).toBeNull();
  });

  it('neither fails nor renews when the server cannot be reached or refuses the token', async () => {
    await session.start(account('ben'));
    api.failures.push(new ApiError({ status: 401, code: 'UNAUTHENTICATED', message: 'Ended.' }));
    session.endOnServer();
    session.end();
    await new Promise((resolve) => setTimeout(resolve));
    expect(api.paths()).toEqual(['/users', '/jwt', '/logout']);
  });

  it('never ends the session of someone else who signed in in another tab', async () => {
    await session.start(account('ben'));
    const bearer = stored();
    localStorage.setItem('access-token', fakeToken({ uid: 'cleo', lifetimeMs: hour }));
    session.endOnServer();
    expect(lastCall()?.request.bearer).toBe(bearer);
  });

  it('makes no call when no one is signed in', () => {
    session.endOnServer();
    expect(api.calls).toEqual([]);
  });
});
