import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listCart } from '@thymely/contract/cart/endpoints';
import { listMenu } from '@thymely/contract/menu/endpoints';
import { saveUser } from '@thymely/contract/users/endpoints';
import { fetchFile } from './fetch-file.ts';
import { appCheckHeaders, provideAppCheckTokens, sendRequest } from './send-request.ts';
import { deferred } from '../../../testing/deferred.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubEnv('VITE_APP_CHECK', 'set up');
  fetchMock.mockReset();
  fetchMock.mockImplementation(() => Promise.resolve(new Response('{}')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const headersSent = () => fetchMock.mock.calls.map(([, init]) => new Headers(init?.headers));
const tokensSent = () => headersSent().map((headers) => headers.get('x-firebase-appcheck'));

describe('requirement 37: the App Check token', () => {
  it('requirement 37: is sent with every call except public reads without an access token', async () => {
    provideAppCheckTokens(() => Promise.resolve('genuine'));
    await sendRequest(listMenu, { query: {} });
    await sendRequest(saveUser, { body: { name: '', email: 'ben@thymely.example' }, bearer: 'id' });
    await sendRequest(listCart, { query: { email: 'ben@thymely.example' }, bearer: 'token' });
    await sendRequest(listMenu, { query: { versions: '1' }, bearer: 'token' });
    await fetchFile({ path: '/menu/export', bearer: 'token' });
    expect(tokensSent()).toEqual([null, 'genuine', 'genuine', 'genuine', 'genuine']);
  });

  it('requirement 37: is not sent where App Check is not set up', async () => {
    vi.stubEnv('VITE_APP_CHECK', undefined);
    const source = vi.fn(() => Promise.resolve('genuine'));
    provideAppCheckTokens(source);
    await sendRequest(listCart, { query: { email: 'ben@thymely.example' }, bearer: 'token' });
    expect(tokensSent()).toEqual([null]);
    expect(source).not.toHaveBeenCalled();
  });

  it('requirement 37: is left out of the call when there is none', async () => {
    provideAppCheckTokens(() => Promise.reject(new Error('reCAPTCHA error')));
    expect(await appCheckHeaders()).toEqual({});
  });

  it('requirement 37: delays only the first call while it does not arrive, and is sent once it does', async () => {
    const { promise, resolve } = deferred<string>();
    provideAppCheckTokens(() => promise);
    const first = appCheckHeaders();
    await vi.advanceTimersByTimeAsync(4000);
    expect(await first).toEqual({});
    const second = appCheckHeaders();
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toEqual({});
    resolve('late');
    expect(await appCheckHeaders()).toEqual({ 'x-firebase-appcheck': 'late' });
  });
});
