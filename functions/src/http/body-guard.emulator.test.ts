import { request as httpRequest, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import { limits } from '@thymely/contract/ground/limits';
import { imageLimits } from '@thymely/contract/images/limits';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { soup } from '../testing/dishes.ts';
import { useBuiltFunction } from '../testing/built-function.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { pictureForm, png } from '../testing/pictures.ts';

const built = useBuiltFunction();
const { emulators, call } = built;
let admin: Person;
let diner: Person;

beforeAll(async () => {
  const api = emulators;
  [admin, diner] = [await signUpAdmin(api), await signUpDiner(api)];
});
afterEach(async () => {
  expect(built.served.isAlive()).toBe(true);
  expect(await call('getHealth')).toMatchObject({ status: 200 });
});

const mebibyte = 1024 * 1024;
const levels = (count: number) => `{"rows":${'['.repeat(count)}${']'.repeat(count)}}`;
const repeated = (count: number) => (part: string) =>
  `{"name":"x","a":[${`${part},`.repeat(count - 1)}${part}]}`;

type Sent = {
  path?: string;
  token?: string;
  headers?: OutgoingHttpHeaders;
  /** The body. A list is sent in chunks, without a length. */
  body: Buffer | string | Buffer[];
};

const mostAttempts = 20;

/** Sends a body unchanged: again, if the answer came before all of it was sent and was lost with that. */
async function post(sent: Sent) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await postOnce(sent);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['EPIPE', 'ECONNRESET'].includes(code) || attempt === mostAttempts) throw error;
    }
  }
}

async function postOnce({ path = '/jwt', token, headers, body }: Sent) {
  const isChunked = Array.isArray(body);
  const request = httpRequest(built.served.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(!isChunked && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  });
  const answered = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      void text(response).then((json) => {
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(json) as unknown });
      }, reject);
    });
  });
  for (const chunk of isChunked ? body : [body]) request.write(chunk);
  request.end();
  return answered;
}

const tooLarge = { status: 413, body: { code: 'TOO_LARGE' } };
const unsupported = { status: 415, body: { code: 'UNSUPPORTED_MEDIA_TYPE' } };
const invalid = { status: 400, body: { code: 'INVALID_REQUEST' } };

describe('requirement 32: the built function with a heap of 256 MB, called by strangers', () => {
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotli],
  ] as const)('requirement 32: inflates no %s', async (encoding, compress) => {
    const body = compress(Buffer.alloc(30_000_000, '[]'));
    expect(body.length).toBeLessThan(60_000);
    const headers = { 'content-encoding': encoding };
    expect(await post({ headers, body })).toMatchObject(unsupported);
    expect(await post({ headers, body: [body] })).toMatchObject(unsupported);
    const uploaded = {
      path: '/images',
      headers: { ...headers, 'content-type': 'multipart/form-data' },
    };
    expect(await post({ ...uploaded, body })).toMatchObject(unsupported);
  });

  it('requirement 32: never accepts 6 MB, with a length or without', async () => {
    const body = Buffer.alloc(6_000_000, '[]');
    const chunks = Array.from({ length: 100 }, (_, n) =>
      body.subarray(n * 60_000, (n + 1) * 60_000),
    );
    for (const path of ['/jwt', '/menu/import', '/images', '/nothing']) {
      expect(await post({ path, body })).toMatchObject(tooLarge);
      expect(await post({ path, body: chunks })).toMatchObject(tooLarge);
    }
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await post({ path: '/images', headers, body: chunks })).toMatchObject(tooLarge);
  });

  it('requirement 32: uses no more memory for a body that arrives byte by byte', async () => {
    const socket = connect(Number(new URL(built.served.origin).port), '127.0.0.1');
    socket.write(
      'POST /menu/import HTTP/1.1\r\nHost: thymely\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    socket.write('1\r\n[\r\n'.repeat(300_000));
    socket.write('0\r\n\r\n');
    // The body is small enough, but not parsed for someone who is not logged in.
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('requirement 32: does not parse forty bodies at once that are just small enough', async () => {
    const body = levels(mebibyte / 2 - 10);
    const atOnce = Array.from({ length: 40 }, () =>
      post({ path: '/menu/import', token: diner.accessToken, body }),
    );
    for (const answer of await Promise.all(atOnce)) expect(answer.status).toBe(403);
  });
});

describe('requirement 31: the built function with a heap of 256 MB, called by diners', () => {
  it('requirement 31: refuses five million zeros as too large, and does not inflate compressed ones', async () => {
    const call = { path: '/users', token: diner.idToken, body: repeated(5_000_000)('0') };
    expect(await post(call)).toMatchObject(tooLarge);
    const headers = { 'content-encoding': 'gzip' };
    expect(await post({ ...call, headers, body: gzipSync(call.body) })).toMatchObject(unsupported);
  });

  it('requirement 31: refuses a million pairs as too large', async () => {
    const pairs = Array.from({ length: 1_000_000 }, (_, n) => `"${n}":0`).join();
    const call = { token: admin.accessToken, body: `{${pairs}}` };
    for (const path of ['/menu', '/menu/import']) {
      expect(await post({ ...call, path })).toMatchObject(tooLarge);
    }
  });

  it('requirement 31: refuses endless levels and values within the size of an import as invalid', async () => {
    const call = { path: '/menu/import', token: admin.accessToken };
    for (const body of [levels(200_000), levels(mebibyte / 2 - 10), repeated(500_000)('0')]) {
      expect(await post({ ...call, body })).toMatchObject(invalid);
      expect(await post({ ...call, body: [Buffer.from(body)] })).toMatchObject(invalid);
    }
    const over = levels(mebibyte / 2);
    expect(await post({ ...call, body: over })).toMatchObject(tooLarge);
  });

  it('requirement 31: accepts a valid body, with a length or without', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => ({ ...soup, name: `Soup ${n}` }));
    const longest = rows.map((row) => ({ ...row, recipe: '\u{1f35c}'.repeat(1000) }));
    const body = JSON.stringify({ rows: longest, dryRun: true });
    expect(body.length).toBeGreaterThan(limits.bodyBytes);
    const sent = { path: '/api/menu/import?', token: admin.accessToken };
    expect(await post({ ...sent, body })).toMatchObject({ status: 200 });
    expect(await post({ ...sent, body: [Buffer.from(body)] })).toMatchObject({ status: 200 });

    const user = JSON.stringify({ name: 'Dana', email: diner.email });
    const saved = { path: '/users', token: diner.idToken };
    const chunks = [user.slice(0, 5), user.slice(5)].map((part) => Buffer.from(part));
    expect(await post({ ...saved, body: chunks })).toMatchObject({ status: 200 });
    const headers = { 'content-encoding': 'identity' };
    expect(await post({ ...saved, headers, body: user })).toMatchObject({ status: 200 });

    const picture = Buffer.concat([png(), Buffer.alloc(imageLimits.imageBytes)]);
    const token = diner.accessToken;
    const form = pictureForm(picture.subarray(0, imageLimits.imageBytes));
    expect(await call('uploadImage', { token, form })).toMatchObject({ status: 415 });
    expect(await call('uploadImage', { token, form: pictureForm(picture) })).toMatchObject({
      status: 413,
    });
    expect(await call('uploadImage', { token, form: pictureForm(png()) })).toMatchObject({
      status: 200,
    });
  });

  it('requirement 31: uses no more memory after all of this', async () => {
    // The peak was 130 MB before the first call, and 216 to 296 MB after the last: on an idle
    // machine, V8 collects later. An instance has 537 MB.
    expect(await built.served.peakBytes()).toBeLessThan(360e6);
  });
});

function brotli(bytes: Buffer): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return brotliCompressSync(bytes, { params });
}
