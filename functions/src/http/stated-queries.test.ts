import { apiEndpoints } from '@thymely/contract/api';
import type { EndpointWithSchemas } from '@thymely/contract/ground/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readQuery } from './read-query.ts';
import { getRaw } from '../testing/get-raw.ts';
import { AppError } from '../platform/app-error.ts';
import { readConfig } from '../platform/config.ts';
import { serve, type Served } from '../testing/serve.ts';
import { unusedDeps } from '../testing/unused-deps.ts';

let served: Served;

beforeAll(async () => {
  // Any access to a store would be answered with 500.
  const config = readConfig({ CALLS_PER_MINUTE: '9999' });
  served = await serve(createApp(unusedDeps({ config })));
});
afterAll(() => served.close());

const endpoints = Object.values<EndpointWithSchemas>(apiEndpoints);
const publicPaths = endpoints
  .filter(({ access, method }) => access === 'public' && method === 'GET')
  .map(({ path }) => path.replace(/:\w+/g, 'some-id'));

async function expectRefused(path: string): Promise<void> {
  const response = await fetch(`${served.origin}${path}`);
  expect([path, response.status]).toEqual([path, 400]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.json()).toMatchObject({ code: 'INVALID_REQUEST' });
}

async function expectUnknown(path: string): Promise<void> {
  const response = await fetch(`${served.origin}${path}`);
  expect([path, response.status]).toEqual([path, 404]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
}

const unstated = ['', 'x', 'x=1', '=', '&', '&&', '%zz', '?', 'x[]=1', '__proto__=1', '%78=1'];

describe('requirement 54: a query that a public read does not declare', () => {
  it('requirement 54: is tested at every public path of the contract', () => {
    expect(publicPaths).toEqual(
      expect.arrayContaining(['/menu', '/menu/some-id', '/images/some-id', '/ordering', '/health']),
    );
    const others = endpoints.filter(
      ({ access, method }) => access === 'public' && method !== 'GET',
    );
    expect(others.map(({ path }) => path)).toEqual(['/client-errors']);
  });

  describe.each(publicPaths)('%s', (path) => {
    it('requirement 54: is found under no second path, and a miss is kept by no cache', async () => {
      const capital = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
      for (const other of [`${path}/`, `${path}//`, `/${path}`, capital, `/api${path}/`]) {
        await expectUnknown(other);
      }
      for (const prefix of ['/API', '/Api', '/api/', '/api/api']) {
        await expectUnknown(`${prefix}${path}`);
      }
    });

    it('requirement 54: is not answered under an address with a fragment or a host', async () => {
      for (const target of [`${path}#x`, `/api${path}#x`, `http://example.com${path}`]) {
        const { status, headers } = await getRaw(served.origin, { target });
        expect([target, status]).toEqual([target, 400]);
        expect(headers['cache-control']).toBe('private, no-store');
      }
    });

    it.each(unstated)(
      'requirement 54: is 400 without a read, and kept by no cache: ?%s',
      async (query) => {
        await expectRefused(`${path}?${query}`);
        await expectRefused(`/api${path}?${query}`);
      },
    );
  });

  it.each([
    '/menu?category=salad&',
    '/menu?&category=salad',
    '/menu?category=salad&category=salad',
    '/menu?category=%73alad',
    '/menu?c%61tegory=salad',
    '/menu?category=salad&x=1',
    '/menu?category=',
    '/menu?category',
    '/option-groups?naming=a&&',
    '/option-groups?naming=%61',
    '/option-groups?naming=a%20',
    '/option-groups?naming=',
  ])('requirement 54: is refused like another spelling of a declared one: %s', async (path) => {
    await expectRefused(path);
  });

  it('requirement 54: is refused as a bare question mark at any endpoint without a query', () => {
    const { getOwnUser }: Record<string, EndpointWithSchemas> = apiEndpoints;
    const request = { originalUrl: '/api/user?', baseUrl: '/api', path: '/user', query: {} };
    expect(() => getOwnUser && readQuery(getOwnUser, request)).toThrow(AppError);
  });

  it.each([
    '/menu?versions=1',
    '/menu?versions',
    '/menu?x&versions=1',
    '/option-groups?versions=2',
  ])('requirement 7: is 401 to a stranger without a read if it is for admins: %s', async (path) => {
    const response = await fetch(`${served.origin}${path}`);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['/menu/some%2Did', '/menu/%73ome-id', '/images/%73ome-id', '/%6denu', '/%69mages/x'])(
    'requirement 54: is refused like another spelling of a path: %s',
    async (path) => {
      const response = await fetch(`${served.origin}${path}`);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    },
  );
});
