import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authState, setAuthState, type Account } from '../auth/auth-state.ts';
import { keepPlacement, keptPlacement } from '../kept-placement.ts';
import { storeAccessToken } from './access-token.ts';
import { fakeStorage, fakeToken } from './fake-storage.ts';
import { endSession, leaveSession, loseSession, refuseSession, startSession } from './session.ts';
import { onSessionRefused } from './session-events.ts';

const onRefused = vi.fn();
onSessionRefused(onRefused);

const ben: Account = {
  uid: 'ben',
  email: 'ben@thymely.example',
  displayName: 'Ben',
  photoUrl: null,
  emailVerified: true,
  getIdToken: () => Promise.resolve('id-token'),
};

function answer(status: number, body: object): void {
  vi.mocked(fetch).mockImplementation(() => Promise.resolve(Response.json(body, { status })));
}

beforeEach(async () => {
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
  it('is over after a 401 to its start, and the person is told', async () => {
    answer(401, { code: 'UNAUTHENTICATED', message: 'Please log in again.' });
    await expect(startSession(ben)).rejects.toMatchObject({ status: 401 });
    expect(authState()).toEqual({ status: 'signed-out', endedByServer: true });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it.each([403, 429, 503])('is not over after a %i to its start', async (status) => {
    answer(status, { code: 'APP_CHECK_FAILED', message: 'No.' });
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

  it('while the page was closed is reported, but sends no one away', () => {
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

describe('a session that the person has ended', () => {
  it('here is not reported as ended by the server', async () => {
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

describe('an order on its way', () => {
  const begun = {
    uid: 'ben',
    key: 'key',
    startedAtMs: 1,
    attempts: 1,
    isGivenUp: false,
    body: { quote: 'quote', pickup: 'asap' as const },
    seen: { lines: [], totalCents: 0 },
  };

  it('requirement 43: outlives a session that the server ends', async () => {
    await startSession(ben);
    keepPlacement(begun);
    refuseSession('ben');
    expect(keptPlacement('ben')).toEqual(begun);
  });

  it('is dropped when the person logs out', async () => {
    await startSession(ben);
    keepPlacement(begun);
    leaveSession();
    expect(keptPlacement('ben')).toBeUndefined();
  });
});
