import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCart } from '@thymely/contract/cart/endpoints';
import { authState, setAuthState } from '../auth/auth-state.ts';
import { keepOfPerson, keptOfPerson } from './kept.ts';
import { readAccessToken, storeAccessToken } from './access-token.ts';
import { ben } from './ben.ts';
import { fakeStorage, fakeToken } from './fake-storage.ts';
import {
  callWithSession,
  endSession,
  leaveSession,
  loseSession,
  refuseSession,
  startSession,
} from './session.ts';
import { onSessionRefused } from './session-events.ts';

const onRefused = vi.fn();
onSessionRefused(onRefused);

function answer(status: number, body: object): void {
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

/** Returns the kind of response that a proxy, Hosting or Cloud Run sends. */
function page(status: number): ResponseInit {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8' } };
}

function answerWith(response: Response): void {
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(response.clone()));
}

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  onRefused.mockReset();
  setAuthState({ status: 'loading' });
  answer(200, { token: fakeToken({ uid: 'ben', lifetimeMs: 3_600_000 }) });
});
afterEach(() => {
  endSession();
});

describe('a session that the server has ended', () => {
  it('is over after a 401 to its start, and the person is informed', async () => {
    answer(401, { code: 'UNAUTHENTICATED', message: 'Please log in again.' });
    await expect(startSession(ben)).rejects.toMatchObject({ status: 401 });
    expect(authState()).toEqual({ status: 'signed-out', endedByServer: true });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it.each([
    [403, 'APP_CHECK_FAILED'],
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'UNAVAILABLE'],
  ])('is not over after a %i %s to its start', async (status, code) => {
    answer(status, { code, message: 'No.' });
    await expect(startSession(ben)).rejects.toMatchObject({ status });
    expect(authState()).toMatchObject({ status: 'signed-in', session: 'failed' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is recognized by the access token that is still stored', async () => {
    await startSession(ben);
    loseSession();
    expect(authState()).toEqual({ status: 'signed-out', endedByServer: true });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('is reported when it ended while the page was closed, but nobody is sent to the login', () => {
    storeAccessToken('left behind');
    loseSession();
    expect(authState()).toEqual({ status: 'signed-out', endedByServer: true });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('ends once, whether the call or the provider reports it first', async () => {
    await startSession(ben);
    refuseSession('ben');
    loseSession();
    refuseSession('ben');
    expect(authState()).toEqual({ status: 'signed-out', endedByServer: true });
    expect(onRefused).toHaveBeenCalledOnce();
  });
});

describe('a session that ended before it had started', () => {
  const tokenOfBen = { token: fakeToken({ uid: 'ben', lifetimeMs: 3_600_000 }) };
  const refusal = { code: 'UNAUTHENTICATED', message: 'Please log in again.' };

  it.each([
    ['POST /users', 0, 401, refusal],
    ['POST /users', 0, 200, {}],
    ['POST /jwt', 1, 401, refusal],
    ['POST /jwt', 1, 200, tokenOfBen],
  ])(
    'does not end the next one of the same person: %s, call %i, %i',
    async (_, answered, status, body) => {
      let answerLate: (response: Response) => void = () => undefined;
      for (let call = 0; call < answered; call += 1)
        vi.mocked(fetch).mockResolvedValueOnce(Response.json(tokenOfBen));
      vi.mocked(fetch).mockReturnValueOnce(
        new Promise((resolve) => {
          answerLate = resolve;
        }),
      );
      const first = startSession(ben);
      await vi.waitFor(() => {
        expect(fetch).toHaveBeenCalledTimes(answered + 1);
      }, 120_000);
      endSession({ byServer: true });
      await startSession({ ...ben });
      answerLate(Response.json(body, { status }));
      await expect(first).rejects.toMatchObject({ status: 401 });
      expect(authState()).toMatchObject({ status: 'signed-in', session: 'ready' });
      expect(onRefused).not.toHaveBeenCalled();
    },
  );
});

describe("a 401 or 403 that is not the API's own", () => {
  const pages = [
    ['401', new Response('<h1>Unauthorized</h1>', page(401))],
    ['403', new Response('<h1>Forbidden</h1>', page(403))],
    ['403', Response.json({ error: { code: 403, message: 'Denied.' } }, { status: 403 })],
    ['401', Response.json({ code: 'FORBIDDEN', message: 'No.' }, { status: 401 })],
  ] as const;
  const cart = () => callWithSession(listCart, { query: { email: ben.email } });

  it.each(pages)('requirement 61: a %s to a call ends no session', async (_, response) => {
    await startSession(ben);
    answerWith(response);
    await expect(cart()).rejects.toMatchObject({ status: 503 });
    expect(authState()).toMatchObject({ status: 'signed-in', session: 'ready' });
    expect(onRefused).not.toHaveBeenCalled();
    expect(readAccessToken()).toBeDefined();
  });

  it.each(pages)('requirement 61: a %s to its start ends no session', async (_, response) => {
    answerWith(response);
    await expect(startSession(ben)).rejects.toMatchObject({ status: 503 });
    expect(authState()).toMatchObject({ status: 'signed-in', session: 'failed' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it.each(pages)('requirement 61: a %s to its renewal ends no session', async (_, response) => {
    await startSession(ben);
    const ended = { code: 'UNAUTHENTICATED', message: 'Please log in again.' };
    vi.mocked(fetch).mockImplementation((url) =>
      Promise.resolve(
        url === '/api/jwt' ? response.clone() : Response.json(ended, { status: 401 }),
      ),
    );
    await expect(cart()).rejects.toMatchObject({ status: 503 });
    expect(authState()).toMatchObject({ status: 'signed-in', session: 'ready' });
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('a session that the person has ended', () => {
  it('in this tab is not reported as ended by the server', async () => {
    await startSession(ben);
    endSession();
    loseSession();
    refuseSession('ben');
    expect(authState()).toEqual({ status: 'signed-out' });
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('in another tab is not reported as ended by the server either', async () => {
    await startSession(ben);
    localStorage.removeItem('access-token');
    loseSession();
    expect(authState()).toEqual({ status: 'signed-out' });
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('an order that is being placed', () => {
  it('requirement 43: outlives a session that the server ends', async () => {
    await startSession(ben);
    keepOfPerson('placement', { uid: 'ben' });
    refuseSession('ben');
    expect(keptOfPerson('placement', 'ben')).toEqual({ uid: 'ben' });
  });

  it('is dropped when the person logs out', async () => {
    await startSession(ben);
    keepOfPerson('placement', { uid: 'ben' });
    leaveSession();
    expect(keptOfPerson('placement', 'ben')).toBeUndefined();
  });

  it('leaves no allergies on the device when the person logs out', async () => {
    await startSession(ben);
    keepOfPerson('allergies', { uid: 'ben' });
    expect(localStorage.getItem('allergies')).toContain('ben');
    leaveSession();
    expect(keptOfPerson('allergies', 'ben')).toBeUndefined();
    expect(localStorage.getItem('allergies')).toBeNull();
  });
});
