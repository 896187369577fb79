import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, it, vi, describe } from 'vitest';
import type { Log } from '../platform/log.ts';
import { getCheckout, newKey } from '../testing/ordering.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { dinerAtCheckout } from '../testing/placing.ts';
import { useTestApi } from '../testing/test-api.ts';
import { patienceMs } from '../testing/patience.ts';

const info = vi.fn<Log['info']>();
const write = vi.fn<Log['write']>();
const api = useTestApi({ log: { info, error: () => {}, write } });

const visit = '0b3e7f9a-6c1d-4e2b-9f8a-1c2d3e4f5a6b';
const running = { build: 'local', instance: expect.stringMatching(/^[\da-f]{8}$/) as string };

let diner: Person;
let admin: Person;

beforeAll(async () => {
  diner = await dinerAtCheckout(api);
  admin = await signUpAdmin(api);
});
beforeEach(() => {
  info.mockReset();
  write.mockReset();
});

const lastEntry = () =>
  vi.waitFor(() => {
    const entry = info.mock.calls.at(-1)?.[1];
    expect(entry).toHaveProperty('order');
    return entry;
  }, patienceMs);

const place = (quote: string | null, key: string) =>
  api.call('placeOrder', {
    token: diner.accessToken,
    headers: { 'idempotency-key': key, 'x-visit': visit },
    body: { quote, pickup: 'asap' },
  });

describe('the entry of a call about an order', () => {
  it('names the order, what was done with it, its error, the visit and what was running', async () => {
    const key = newKey();
    const { quote } = await getCheckout(api, diner);
    const settings = api.db.doc('settings/ordering');
    await settings.update({ pausedUntil: Timestamp.fromMillis(Date.now() + 60_000) });
    expect(await place(quote, key)).toMatchObject({ status: 409 });
    const refused = await lastEntry();
    expect(refused).toMatchObject({ action: 'place', status: 409, error: 'CONFLICT', attempt: 1 });
    expect(refused).toMatchObject({
      uid: diner.uid,
      visit,
      problems: expect.arrayContaining(['paused']) as unknown,
      ...running,
    });

    info.mockReset();
    await settings.update({ pausedUntil: null });
    const { data } = await place((await getCheckout(api, diner)).quote, key);
    expect(await lastEntry()).toEqual({
      uid: diner.uid,
      route: 'POST /orders',
      app: 'none',
      status: 201,
      error: undefined,
      durationMs: expect.any(Number) as number,
      trace: undefined,
      ...running,
      order: data._id,
      number: data.number,
      revision: 1,
      action: 'place',
      attempt: 1,
      visit,
    });
    // The refused attempt was about the same order, because its key was the same.
    expect(refused).toMatchObject({ order: data._id });

    info.mockReset();
    await api.call('moveOrder', {
      token: admin.accessToken,
      params: { id: data._id, action: 'accept' },
      body: { from: 'placed', screen: 'screen-1' },
    });
    const moved = { order: data._id, number: data.number, action: 'accept', revision: 2 };
    expect(await lastEntry()).toMatchObject(moved);

    info.mockReset();
    const { accessToken: token } = admin;
    const rejection = { reason: 'closing', screen: 'screen-1' };
    await api.call('rejectDiner', { token, params: { id: data._id }, body: rejection });
    expect(await lastEntry()).toMatchObject({ action: 'reject_diner', rejected: [data._id] });
  });

  it('has no visit that is not one, because anybody can send anything', async () => {
    const headers = { 'x-visit': 'dana@thymely.test' };
    await api.call('getOrder', { token: diner.accessToken, params: { id: 'order-1' }, headers });
    expect(await lastEntry()).toMatchObject({ order: 'order-1', action: 'read', visit: undefined });
  });
});
