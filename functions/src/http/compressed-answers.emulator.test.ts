import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { getRaw } from '../testing/get-raw.ts';
import { endedOrder, orderOf, writeOrders } from '../testing/orders.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { newOrderingSettings } from '../testing/ordering-settings.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi();
let admin: Person;

beforeAll(async () => {
  await api.clear();
  admin = await signUpAdmin(api);
  const orders = Array.from({ length: 50 }, (_, n) =>
    orderOf({ _id: `order-${n}`, number: n + 1, ...endedOrder }),
  );
  await writeOrders(api.db, orders);
});

const get = (path: string, acceptEncoding: string) =>
  getRaw(`${api.origin}/api${path}`, {
    headers: {
      authorization: `Bearer ${admin.accessToken}`,
      'accept-encoding': acceptEncoding,
    },
  });

describe('a long private answer', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('comes as %s to those who accept it, and nothing keeps it', async (coding, read) => {
    const path = '/dashboard/orders?limit=50';
    const [compressed, asItIs] = await Promise.all([get(path, coding), get(path, 'identity')]);
    expect(compressed.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'content-encoding': coding,
      'content-length': String(compressed.body.length),
      'content-type': asItIs.headers['content-type'],
      vary: 'Accept-Encoding',
    });
    expect(asItIs.headers).not.toHaveProperty('content-encoding');
    expect(asItIs.headers.vary).toBe('Accept-Encoding');
    expect(read(compressed.body)).toEqual(asItIs.body);
    expect(compressed.body.length).toBeLessThan(asItIs.body.length / 10);
  });

  it('takes a quarter of figures with it', async () => {
    const { headers, body } = await get('/figures?from=2026-01-01&to=2026-03-31', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('2026-03-31');
    expect(body.length).toBeLessThan(4000);
  });
});

it('a long error is compressed, too', async () => {
  const { accessToken: token } = admin;
  const dates = Array.from({ length: 80 }, (_, n) => new Date(Date.UTC(2026, 0, 1 + n)));
  const exceptions = Object.fromEntries(
    dates.map((date) => [date.toISOString().slice(0, 10), { periods: [], label: 'Winter break' }]),
  );
  const first = newOrderingSettings({ exceptions });
  expect((await api.call('setOrderingSettings', { token, body: first })).status).toBe(200);
  const other = newOrderingSettings({ leadMinutes: 45 });
  const refused = await api.call('setOrderingSettings', { token, body: other });
  expect(refused.status).toBe(409);
  expect(refused.error.current).toMatchObject({ exceptions });
  expect(refused.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
  expect(refused.headers.get('cache-control')).toBe('private, no-store');
});

it('a short answer is never compressed', async () => {
  const { headers } = await get('/users/me', 'br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
});
