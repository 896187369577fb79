import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import type { Deps } from './deps.ts';
import type { MenuStore } from './menu/store.ts';
import { emptyMenu } from './testing/dishes.ts';
import { serve, type Served } from './testing/serve.ts';
import { unusedDeps } from './testing/unused-deps.ts';
import { patienceMs } from './testing/patience.ts';

let served: Served | undefined;
afterEach(() => served?.close());

function menuStore(replaced: Partial<MenuStore>): MenuStore {
  return { ...unusedDeps().menu, ...replaced };
}

const storeOfEmptyMenu = menuStore({
  readVersion: async () => 'one',
  readAll: async () => emptyMenu,
});

async function get(deps: Partial<Deps>, path: string, init?: RequestInit): Promise<Response> {
  served = await serve(createApp(unusedDeps(deps)));
  return fetch(`${served.origin}${path}`, init);
}

const failingWith = (error: Error) => menuStore({ readVersion: () => Promise.reject(error) });
const schemaStore = (read: () => Promise<number>) => ({ ...unusedDeps().schema, read });

describe('the app', () => {
  it.each(['/api/menu', '/menu', '/menu?category=pizza'])('answers %s', async (path) => {
    const response = await get({ menu: storeOfEmptyMenu }, path);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([]);
    expect(response.headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    '/',
    '/api',
    '/api/nothing',
    '/api/api/menu',
    '/MENU',
    '/menu/',
    '/menu/a/b',
    '/__proto__',
  ])('answers 404 as JSON for %s', async (path) => {
    const response = await get({}, path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'NOT_FOUND',
      message: "There's nothing at this address.",
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['9 FAILED_PRECONDITION: The query requires an index. That index is currently building.', 503],
    ['9 FAILED_PRECONDITION: the stored version does not match the required base version', 500],
  ])('answers an error of Firestore, %s, with %i', async (message, status) => {
    const error = Object.assign(new Error(message), { code: 9 });
    const response = await get({ menu: failingWith(error) }, '/menu');
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  });

  it.each([
    ['PUT', '/api/menu', 'GET, HEAD, POST'],
    ['OPTIONS', '/api/menu', 'GET, HEAD, POST'],
    ['POST', '/menu/some-id', 'GET, HEAD, PATCH, DELETE'],
    ['GET', '/api/jwt', 'POST'],
    ['PATCH', '/api/carts/some-id', 'PUT, DELETE'],
  ])('answers 405 to %s %s and says what is allowed', async (method, path, allow) => {
    const response = await get({}, path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(await response.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
  });

  it('answers HEAD like GET, without the body', async () => {
    const response = await get({ menu: storeOfEmptyMenu }, '/api/menu', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  it('refuses an address that cannot be decoded', async () => {
    const response = await get({}, '/api/menu/%zz');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });
});

describe('an error', () => {
  it('that is unexpected is hidden from the caller, and logged in full', async () => {
    const write = vi.fn();
    const cause = new Error('secret of dana@thymely.test at /srv/index.js');
    const log = { info: () => {}, error: () => {}, write };
    const response = await get({ menu: failingWith(cause), log }, '/api/menu');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'INTERNAL',
      message: 'Something went wrong on our end. Please try again.',
    });
    expect(write.mock.calls).toEqual([
      [
        expect.objectContaining({
          severity: 'ERROR',
          '@type': expect.stringContaining('ReportedErrorEvent') as string,
          // Error Reporting groups by the stack of what was thrown, not of the line that logs it.
          message: expect.stringMatching(
            /^Error: secret of \[email] at \/srv\/index\.js\n {4}at .*app\.test\.ts/,
          ) as string,
          serviceContext: { service: 'api', version: 'local' },
          code: 'INTERNAL',
          route: 'GET /menu',
        }),
      ],
    ]);
    expect(JSON.stringify(write.mock.calls)).not.toContain('dana@');
  });

  it.each([4, 8, 10, 14, 'ECONNREFUSED', 'ETIMEDOUT'])(
    'from Firestore with code %s is answered with 503 and the time to wait',
    async (code) => {
      const outage = Object.assign(new Error('away'), { code });
      const schema = schemaStore(() => Promise.reject(outage));
      const response = await get({ schema }, '/api/health');
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
    },
  );

  it('is the answer if Firestore does not respond in time', async () => {
    const schema = schemaStore(() => new Promise(() => {}));
    const response = await get({ schema, deadlineMs: 50 }, '/api/health');
    expect(response.status).toBe(503);
  });
});

describe('requirement 30: the log', () => {
  it('requirement 30: contains uid, route, status, duration and trace, and nothing else', async () => {
    const info = vi.fn();
    const log = { info, error: () => {}, write: () => {} };
    const trace = '0af7651916cd43dd8448eb211c80319c';
    const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
    const query = 'email=dana@thymely.test';
    const response = await get({ log }, `/api/carts?${query}`, { headers });
    expect(response.status).toBe(401);
    await vi.waitFor(() => expect(info).toHaveBeenCalledOnce(), patienceMs);
    expect(info).toHaveBeenCalledWith('call', {
      uid: undefined,
      route: 'GET /carts',
      app: 'none',
      status: 401,
      error: 'UNAUTHENTICATED',
      durationMs: expect.any(Number) as number,
      trace,
      build: 'local',
      instance: expect.stringMatching(/^[\da-f]{8}$/) as string,
    });
  });
});
