import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { everyDay, newOrderingSettings } from '../testing/ordering-settings.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Person;
let nowMs: number;
let weeks = 0;

beforeAll(async () => {
  api = await startTestApi({ nowMs: () => nowMs });
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.clear();
  // Each test is a week after the previous one, so that no cached answer is used.
  nowMs = Date.parse('2026-05-01T23:07:00Z') + ++weeks * 7 * 24 * 60 * 60_000;
  admin = await signUpAdmin(api);
});

const save = (own: Parameters<typeof newOrderingSettings>[0] = {}) =>
  api.call('setOrderingSettings', { token: admin.accessToken, body: newOrderingSettings(own) });

const get = (headers: Record<string, string> = {}) => api.call('getOrdering', { headers });

const inMinutes = (minutes: number) => new Date(nowMs + minutes * 60_000);

describe('GET /ordering', () => {
  it('is off while no hours are set', async () => {
    const { data } = await get();
    expect(data).toMatchObject({ state: 'off', opensAt: null, until: null, earliest: null });
  });

  it('shows an opening, by the clock of the server', async () => {
    await save({ week: everyDay('18:00', '02:00') });
    const { data } = await get();
    expect(data).toMatchObject({ state: 'open', opensAt: null, timeZone: 'America/New_York' });
    expect(data.until).toBe(inMinutes(6 * 60 + 53).toISOString());
    expect(data.earliest).toBe(inMinutes(10).toISOString());
  });

  const party = { label: 'Party', periods: [{ open: '18:00', close: '23:00' }] };

  const { week: closed } = defaultOrderingSettings;

  it.each(['9999-12-31', '2101-01-01', '2019-12-31', '0000-01-01'])(
    'requirement 56: ignores an exception for %s that was once stored, and still answers',
    async (date) => {
      const stored = api.db.doc('settings/ordering');
      await stored.set(newOrderingSettings({ week: closed, exceptions: { [date]: party } }));
      expect(await get()).toMatchObject({ status: 200, data: { state: 'off', exceptions: {} } });
      nowMs += 60_000;
      const week = everyDay('18:00', '02:00');
      const exceptions = { [date]: party, '2099-07-04': party };
      await stored.set(newOrderingSettings({ week, exceptions }));
      const { data } = await get();
      expect(data).toMatchObject({ state: 'open', exceptions: { '2099-07-04': party } });
      expect(Object.keys(data.exceptions)).toEqual(['2099-07-04']);
    },
  );

  it.each(['9999-12-31', '2101-01-01', '2019-12-31', '2026-02-30', 'x', '__proto__'])(
    'requirement 56: has exceptions only on dates from 2020 to 2100, so %s is refused',
    async (date) => {
      const body = JSON.stringify({ ...newOrderingSettings(), exceptions: { date: party } });
      const answer = await api.call('setOrderingSettings', {
        token: admin.accessToken,
        body: body.replace('"date"', JSON.stringify(date)),
      });
      expect(answer.status).toBe(400);
      expect((await get()).status).toBe(200);
    },
  );

  it('requirement 56: accepts the last and the first possible date', async () => {
    const late = { '2020-01-01': party, '2100-12-31': party };
    expect((await save({ week: closed, exceptions: late })).status).toBe(200);
    expect((await get()).data).toMatchObject({
      state: 'closed',
      opensAt: '2100-12-31T23:00:00.000Z',
    });
  });

  it('reads four documents at most every five seconds', async () => {
    await save();
    const before = api.counts.reads;
    await Promise.all([get(), get(), get()]);
    expect(api.counts.reads - before).toBe(4);
    nowMs += 4999;
    await get();
    expect(api.counts.reads - before).toBe(4);
    nowMs += 1;
    await get();
    expect(api.counts.reads - before).toBe(8);
  });

  it('shows at once what this instance has just saved', async () => {
    expect((await get()).data.state).toBe('off');
    await save();
    expect((await get()).data.state).toBe('open');
  });

  it('is kept by the CDN for ten seconds, and has an ETag', async () => {
    await save();
    const first = await get();
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    const etag = first.headers.get('etag') ?? '';
    expect(await get({ 'if-none-match': `W/${etag}` })).toMatchObject({ status: 304, text: '' });
    await save({ revision: 1, notes: false });
    expect(await get({ 'if-none-match': etag })).toMatchObject({ status: 200 });
    const signedIn = await api.call('getOrdering', { token: admin.accessToken });
    expect(signedIn.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('leaves out past exceptions', async () => {
    const day = (days: number) =>
      inMinutes(days * 24 * 60)
        .toISOString()
        .slice(0, 10);
    const off = { periods: [], label: 'Off' };
    const days = [-3, -1, 0, 3].map((distance) => [day(distance), off] as const);
    await save({ exceptions: Object.fromEntries(days) });
    expect(Object.keys((await get()).data.exceptions)).toEqual([day(-1), day(0), day(3)]);
  });

  it('says while the doors are open that the last orders are over, and when the next are taken', async () => {
    await save({ week: everyDay('11:00', '19:15'), leadMinutes: 30 });
    const { data } = await get();
    expect(data).toMatchObject({ state: 'open', until: inMinutes(8).toISOString() });
    expect(data.lastOrdersOver).toEqual({ nextAt: inMinutes(16 * 60 - 7).toISOString() });
  });

  it('considers what is booked on the day', async () => {
    await save({ slotCapacity: 3 });
    const [running, next] = [8, 23].map((minutes) => inMinutes(minutes));
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(nowMs);
    const key = String((running?.getTime() ?? 0) / 60_000);
    await api.db.doc(`days/${day}`).set({ slots: { [key]: { load: 3, orders: 1 } } });
    expect((await get()).data.earliest).toBe(next?.toISOString());
  });
});

describe('ordering without a kitchen screen', () => {
  const seen = (minutesAgo: number) =>
    api.db.doc('kitchen/presence').set({
      screens: {
        old: { name: 'Counter', seenAt: Timestamp.fromDate(inMinutes(-60)) },
        pass: { name: 'Pass', seenAt: Timestamp.fromDate(inMinutes(-minutesAgo)) },
      },
    });

  it.each([
    [3, 'open'],
    [4, 'unattended'],
  ])('%i minutes after a screen was seen is %s', async (minutesAgo, state) => {
    await save({ needsScreen: true });
    await seen(minutesAgo);
    expect((await get()).data.state).toBe(state);
  });

  it('is unattended if none was ever seen, unless none is needed', async () => {
    await save({ needsScreen: true });
    expect((await get()).data).toMatchObject({ state: 'unattended', earliest: null });
    await save({ revision: 1, needsScreen: false });
    expect((await get()).data.state).toBe('open');
  });
});

describe('a sold-out dish', () => {
  it('is listed until its time has come', async () => {
    const out = (until: Date | null) => ({ until: until && Timestamp.fromDate(until) });
    await api.db.doc('availability/now').set({
      soldOut: { soup: out(null), pizza: out(inMinutes(1)), salad: out(inMinutes(0)) },
      choices: { 'size.large': out(null) },
    });
    const { data } = await get();
    expect(data.soldOut.sort()).toEqual(['pizza', 'soup']);
    expect(data.soldOutChoices).toEqual(['size.large']);
  });
});
