import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../session/session.ts';
import { ben } from '../session/ben.ts';
import { fakeStorage, fakeToken } from '../session/fake-storage.ts';
import { authState, setAuthState } from './auth-state.ts';
import { retryFailedStarts } from './start-retries.ts';

const page = new EventTarget();
const outage = { status: 503, body: { code: 'UNAVAILABLE', message: 'Later.' } };
const success = { status: 200, body: { token: fakeToken({ uid: 'ben', lifetimeMs: 3_600_000 }) } };

type Answer = { status: number; body: unknown; headers?: Record<string, string> };

function answer({ status, body, headers = {} }: Answer): void {
  vi.mocked(fetch).mockImplementation(() =>
    Promise.resolve(Response.json(body, { status, headers })),
  );
}

const starts = () =>
  vi.mocked(fetch).mock.calls.filter(([path]) => (path as string) === '/api/users').length;
const session = () => {
  const state = authState();
  return state.status === 'signed-in' ? state.session : state.status;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const failStart = () => startSession(ben).catch(() => undefined);

/** The middle of every pause, so that nothing varies. */
const unvaried = () => 0.5;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('fetch', vi.fn<typeof fetch>());
  setAuthState({ status: 'loading' });
  stop = retryFailedStarts(unvaried);
});

afterEach(() => {
  stop();
  endSession();
});

describe('a start of the session that failed', () => {
  it('is tried again after 2, 5 and 15 s, then every 30 s, until it succeeds', async () => {
    answer(outage);
    await failStart();
    for (const [tries, pauseMs] of [2000, 5000, 15_000, 30_000, 30_000].entries()) {
      await pass(pauseMs - 1);
      expect(starts()).toBe(tries + 1);
      await pass(1);
      expect(starts()).toBe(tries + 2);
      expect(session()).toBe('failed');
    }
    answer(success);
    await pass(30_000);
    expect(session()).toBe('ready');
    const made = starts();
    await pass(120_000);
    expect(starts()).toBe(made);
  });

  it.each([
    [0, 1600],
    [1, 2400],
  ])('varies its pauses by a fifth: with %d the first is %d ms', async (random, pauseMs) => {
    stop();
    stop = retryFailedStarts(() => random);
    answer(outage);
    await failStart();
    await pass(pauseMs - 1);
    expect(starts()).toBe(1);
    await pass(1);
    expect(starts()).toBe(2);
  });

  it.each([
    ['nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ["a proxy's page", () => Promise.resolve(new Response('<h1>', { status: 502 }))],
    ['the page of a network', () => Promise.resolve(new Response('<h1>Welcome</h1>'))],
  ])('is tried again after it was answered with %s', async (_, respond) => {
    vi.mocked(fetch).mockImplementation(respond);
    await failStart();
    answer(success);
    await pass(2000);
    expect(session()).toBe('ready');
  });

  it('waits as long as the API asks, whatever the page does meanwhile', async () => {
    answer({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS', message: 'Later.' },
      headers: { 'retry-after': '40' },
    });
    await failStart();
    await pass(39_000);
    page.dispatchEvent(new Event('online'));
    await pass(999);
    expect(starts()).toBe(1);
    await pass(1);
    expect(starts()).toBe(2);
  });

  it('waits ten minutes at most, even if a proxy asks for a month', async () => {
    answer({ ...outage, headers: { 'retry-after': '2592000' } });
    await failStart();
    await pass(10 * 60_000 - 1);
    expect(starts()).toBe(1);
    await pass(1);
    expect(starts()).toBe(2);
  });

  it('is tried again when the page is looked at or online, at most once in 5 s', async () => {
    answer(outage);
    await failStart();
    await pass(2000 + 5000 + 15_000);
    expect(starts()).toBe(4);
    await pass(4000);
    page.dispatchEvent(new Event('online'));
    await pass(999);
    expect(starts()).toBe(4);
    await pass(1);
    expect(starts()).toBe(5);
    await pass(1000);
    page.dispatchEvent(new Event('focus'));
    await pass(3999);
    expect(starts()).toBe(5);
    await pass(1);
    expect(starts()).toBe(6);
  });

  it.each([
    [400, 'INVALID_REQUEST'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CONFLICT'],
  ])('is not repeated after a %d of the API', async (status, code) => {
    answer({ status, body: { code, message: 'No.' } });
    await failStart();
    await pass(120_000);
    page.dispatchEvent(new Event('online'));
    await pass(120_000);
    expect(starts()).toBe(1);
  });

  it('is never repeated for somebody who has left', async () => {
    answer(outage);
    await failStart();
    endSession();
    answer(success);
    await pass(120_000);
    expect(session()).toBe('signed-out');
    expect(starts()).toBe(1);
  });

  it('begins with short pauses again for the next person', async () => {
    answer(outage);
    await failStart();
    await pass(2000 + 5000);
    await startSession({ ...ben, uid: 'cleo' }).catch(() => undefined);
    const made = starts();
    await pass(2000);
    expect(starts()).toBe(made + 1);
  });
});
