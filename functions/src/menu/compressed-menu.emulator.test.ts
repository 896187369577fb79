import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDish } from '../testing/dishes.ts';
import { getRaw } from '../testing/get-raw.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

/** A menu of more than 4 kB. */
beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  const recipe = 'Lentils. '.repeat(200);
  for (const category of ['soup', 'soup', 'soup', 'pizza'] as const) {
    await addDish(api, { admin, category, recipe });
  }
});

type Asked = { path?: string; method?: 'GET' | 'HEAD'; headers?: Record<string, string> };

/** Asks with brotli as browsers do, unless the headers say otherwise. */
const get = ({ path = '/menu', method = 'GET', headers }: Asked = {}) =>
  getRaw(`${api.origin}/api${path}`, {
    method,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...headers },
  });

const plain = { 'accept-encoding': 'identity' };
const gzip = { 'accept-encoding': 'gzip' };

describe('a long menu', () => {
  it('comes compressed to those who accept brotli, with the same content', async () => {
    const [compressed, asItIs] = await Promise.all([get(), get({ headers: plain })]);
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(compressed.body.length),
      'content-type': asItIs.headers['content-type'],
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'Authorization, Accept-Encoding',
    });
    expect(compressed.body.length).toBeLessThan(asItIs.body.length / 10);
    expect(brotliDecompressSync(compressed.body)).toEqual(asItIs.body);
    expect(asItIs.headers).toMatchObject({
      'content-length': String(asItIs.body.length),
      vary: 'Authorization, Accept-Encoding',
    });
    expect((await api.call('listMenu')).data).toEqual(JSON.parse(asItIs.body.toString()));
  });

  it('comes as gzip to those who accept no brotli, such as a CDN, with the same content', async () => {
    const [compressed, asItIs] = await Promise.all([
      get({ headers: gzip }),
      get({ headers: plain }),
    ]);
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(compressed.body.length),
      'cache-control': 'public, max-age=0, s-maxage=60',
      vary: 'Authorization, Accept-Encoding',
    });
    expect(compressed.body.length).toBeLessThan(asItIs.body.length / 10);
    expect(gunzipSync(compressed.body)).toEqual(asItIs.body);
  });

  it.each(['identity', '*', 'br;q=0', 'gzip;q=0, br; q=0.0', 'brotli', 'x-gzip', 'deflate', ''])(
    'comes uncompressed to those who accept neither brotli nor gzip: %j',
    async (accepted) => {
      const { headers, body } = await get({ headers: { 'accept-encoding': accepted } });
      expect(headers).not.toHaveProperty('content-encoding');
      expect(JSON.parse(body.toString())).toHaveLength(4);
    },
  );

  it.each([
    ['br', 'br'],
    ['BR', 'br'],
    ['br;q=0.1', 'br'],
    ['gzip;q=1.0,br;q=0.8', 'br'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate, gzip;q=0.5', 'gzip'],
    ['gzip;q=1, br; q=0.0', 'gzip'],
  ])('%j gets %s, the smallest form that it names', async (accepted, coding) => {
    const { headers } = await get({ headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding']).toBe(coding);
  });

  it('has a tag for each form, and is known by either of them', async () => {
    const [compressed, asItIs, gzipped] = await Promise.all([
      get(),
      get({ headers: plain }),
      get({ headers: gzip }),
    ]);
    const tags = [compressed, asItIs].map(({ headers }) => headers.etag ?? '');
    expect(tags[0]).toBe(`W/${tags[1]}`);
    expect(gzipped.headers.etag).toBe(tags[0]);
    for (const known of tags) {
      const unchanged = await get({ headers: { 'if-none-match': known } });
      expect(unchanged).toMatchObject({ status: 304, headers: { etag: tags[0] } });
      expect(unchanged.headers.vary).toBe('Authorization, Accept-Encoding');
      expect(unchanged.headers).not.toHaveProperty('content-encoding');
      const headers = { ...plain, 'if-none-match': known };
      expect(await get({ headers })).toMatchObject({ status: 304, headers: { etag: tags[1] } });
    }
    await addDish(api, { admin });
    for (const known of tags) {
      expect(await get({ headers: { 'if-none-match': known } })).toMatchObject({ status: 200 });
    }
  });

  it('is answered to HEAD with the headers alone', async () => {
    const [{ headers }, head] = [await get(), await get({ method: 'HEAD' })];
    const date = expect.any(String) as string;
    expect(head.headers).toEqual({ ...headers, date });
    expect(head.body).toHaveLength(0);
  });

  it('comes uncompressed where it is short, as in one category', async () => {
    const { headers, body } = await get({ path: '/menu?category=pizza' });
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('Authorization, Accept-Encoding');
    expect(JSON.parse(body.toString())).toHaveLength(1);
    expect((await get({ path: '/menu?category=soup' })).headers['content-encoding']).toBe('br');
  });
});
