import manifest from '../../../package.json' with { type: 'json' };
import { minuteMs, dayMs } from '@thymely/contract/ground/time';
import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedAudit } from '../testing/audit.ts';
import { addDish } from '../testing/dishes.ts';
import { roundTheClock, storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { orderOf } from '../testing/orders.ts';
import { fillCart } from '../testing/ordering.ts';
import { signUpAdmin, signUpDiner, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';
import { createKitchenStore } from './kitchen.firestore.ts';

/** It is Sunday, 6:30 PM in New York. */
const evening = Date.parse('2026-03-01T23:30:00.000Z');

const api = useTestApi({ nowMs: () => nowMs });
let admin: Person;
let nowMs = evening;
let evenings = 0;

beforeEach(async () => {
  await api.clear();
  nowMs = evening;
  admin = await signUpAdmin(api);
  await storeOrderingSettings(api);
});

describe('the list of the kitchen', () => {
  it('contains every open order, sorted by due time', async () => {
    const dueAt = (hour: number) => `2026-03-01T${hour}:00:00.000Z`;
    await storeOrder(api, orderOf({ _id: 'late', dueAt: dueAt(21) }));
    await storeOrder(api, orderOf({ _id: 'soon', dueAt: dueAt(19), state: 'ready' }));
    await storeOrder(api, orderOf({ _id: 'gone', state: 'collected', isOpen: false }));
    const { data } = await api.call('listKitchenOrders', { token: admin.accessToken });
    expect(data.map(({ _id }) => _id)).toEqual(['soon', 'late']);
    expect(data[0]).not.toHaveProperty('uid');
  });

  it('requirement 48: is closed at once to an admin who has lost the role, as are all steps', async () => {
    await storeOrder(api, orderOf());
    await api.db.doc(`users/${admin.uid}`).update({ role: 'user' });
    const token = admin.accessToken;
    expect(await api.call('listKitchenOrders', { token })).toMatchObject({ status: 403 });
    const params = { id: 'order-1', action: 'accept' };
    const body = { from: 'placed', screen: 'screen-1' };
    expect(await api.call('moveOrder', { token, params, body })).toMatchObject({ status: 403 });
    expect(await api.call('sendHeartbeat', { token, body: {} })).toMatchObject({ status: 403 });
  });

  it('is empty without open orders', async () => {
    const { data } = await api.call('listKitchenOrders', { token: admin.accessToken });
    expect(data).toEqual([]);
  });
});

describe('requirement 50: a heartbeat', () => {
  const beat = async (body: object = {}) =>
    (
      await api.call('sendHeartbeat', {
        token: admin.accessToken,
        body: { screen: 'screen-1', name: 'Pass', open: 0, revisions: 0, ...body },
      })
    ).data;
  const screens = async () =>
    (await api.db.doc('kitchen/presence').get()).get('screens') as Record<string, unknown>;

  it('requirement 50: says whether the screen shows every open order as it is', async () => {
    expect(await beat()).toEqual({
      complete: true,
      open: 0,
      unacknowledged: 0,
      pausedUntil: null,
      version: manifest.version,
    });
    await storeOrder(api, orderOf({ _id: 'one', revision: 1 }));
    await storeOrder(api, orderOf({ _id: 'two', revision: 3 }));
    await storeOrder(api, orderOf({ _id: 'gone', revision: 9, isOpen: false }));
    expect(await beat({ open: 2, revisions: 4 })).toMatchObject({ complete: true });
    // The screen lacks an order, shows one too many, or missed a change.
    expect(await beat({ open: 1, revisions: 1 })).toMatchObject({ complete: false });
    expect(await beat({ open: 3, revisions: 13 })).toMatchObject({ complete: false });
    expect(await beat({ open: 2, revisions: 3 })).toMatchObject({ complete: false });
  });

  it('keeps the time and the name of each screen', async () => {
    await Promise.all([beat(), beat({ screen: 'screen-2', name: 'Counter' })]);
    nowMs += minuteMs;
    await beat({ name: 'Window' });
    expect(await screens()).toEqual({
      'screen-1': { name: 'Window', seenAt: Timestamp.fromMillis(nowMs) },
      'screen-2': { name: 'Counter', seenAt: Timestamp.fromMillis(nowMs - minuteMs) },
    });
  });

  it('forgets screens after a day, and the oldest of more than 50', async () => {
    await beat();
    nowMs += dayMs;
    await beat({ screen: 'screen-2' });
    expect(Object.keys(await screens())).toEqual(['screen-1', 'screen-2']);
    nowMs++;
    await beat({ screen: 'screen-2' });
    expect(Object.keys(await screens())).toEqual(['screen-2']);
    for (let n = 3; n <= 53; n++) {
      nowMs += 1000;
      await beat({ screen: `screen-${n}` });
    }
    const kept = Object.keys(await screens());
    expect(kept).toHaveLength(50);
    expect(kept).not.toContain('screen-3');
  });

  it.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty', '__proto__'])(
    'requirement 55: cannot come from a screen called %s',
    async (screen) => {
      const token = admin.accessToken;
      const body = { screen, name: 'Pass', open: 0, revisions: 0 };
      expect(await api.call('sendHeartbeat', { token, body })).toMatchObject({ status: 400 });
    },
  );

  it('requirement 55: leads to no name for a screen that nobody has seen', async () => {
    const kitchen = createKitchenStore(api.db);
    await beat();
    expect(await kitchen.findScreenName('screen-1')).toBe('Pass');
    for (const id of ['constructor', 'toString', '__proto__'])
      expect(await kitchen.findScreenName(id)).toBeUndefined();
  });

  it('requirement 60: skips screens that somebody has mistyped', async () => {
    const mistyped = { 'screen-8': 'Pass', 'screen-9': { name: 'Pass', seenAt: 'now' }, ten: null };
    await api.db.doc('kitchen/presence').set({ screens: mistyped });
    expect(await beat()).toMatchObject({ complete: true });
    expect(Object.keys(await screens())).toContain('screen-1');
    const kitchen = createKitchenStore(api.db);
    expect(await kitchen.findScreenName('screen-9')).toBeUndefined();
    await api.db.doc('kitchen/presence').set({ screens: 'none' });
    expect(await kitchen.findScreenName('screen-1')).toBeUndefined();
  });

  it('returns the pause while there is one', async () => {
    const body = { minutes: 5, reason: 'Full' };
    await api.call('pauseOrdering', { token: admin.accessToken, body });
    const pausedUntil = new Date(nowMs + 5 * minuteMs).toISOString();
    expect(await beat()).toMatchObject({ pausedUntil });
    nowMs += 5 * minuteMs;
    expect(await beat()).toMatchObject({ pausedUntil: null });
  });
});

describe('ordering without a kitchen screen', () => {
  const beat = (screen = 'screen-1') =>
    api.call('sendHeartbeat', {
      token: admin.accessToken,
      body: { screen, name: 'Pass', open: 0, revisions: 0 },
    });
  const state = async () => (await api.call('getOrdering')).data.state;

  beforeEach(async () => {
    // Each test is on another day, so that no cached answer is used.
    nowMs = evening + ++evenings * dayMs;
    await storeOrderingSettings(api, { ...roundTheClock, needsScreen: true });
  });

  it('is possible for three minutes after a screen was seen', async () => {
    expect(await state()).toBe('unattended');
    await beat();
    nowMs += 3 * minuteMs;
    expect(await state()).toBe('open');
    nowMs += minuteMs;
    expect(await state()).toBe('unattended');
    await beat('screen-2');
    nowMs += minuteMs;
    expect(await state()).toBe('open');
  });

  it('is refused for as soon as possible, and accepted once a screen is seen', async () => {
    const diner = await signUpDiner(api);
    const dish = await addDish(api, { admin });
    await fillCart(api, diner, { dishId: dish._id });
    const checkout = async () => (await api.call('getCheckout', { token: diner.accessToken })).data;
    expect(await checkout()).toMatchObject({ asap: null, problems: [{ code: 'unattended' }] });
    await beat();
    const { asap, problems } = await checkout();
    expect(problems).toEqual([]);
    expect(Date.parse(asap ?? '')).toBeGreaterThan(nowMs);
  });
});

describe('a pause', () => {
  const pause = (minutes: unknown, reason?: string) =>
    api.call('pauseOrdering', { token: admin.accessToken, body: { minutes, reason } });
  const resume = () => api.call('resumeOrdering', { token: admin.accessToken });
  const stored = async () => (await api.db.doc('settings/ordering').get()).data();

  it('lasts the given minutes, and does not change the settings or their revision', async () => {
    const { data } = await pause(30, 'Oven is down');
    const pausedUntil = new Date(nowMs + 30 * minuteMs).toISOString();
    expect(data).toEqual({ pausedUntil, pauseReason: 'Oven is down' });
    const at = Timestamp.fromMillis(nowMs + 30 * minuteMs);
    expect(await stored()).toEqual({
      ...roundTheClock,
      pausedUntil: at,
      pauseReason: 'Oven is down',
    });
  });

  it('appears to guests at once, and so does its end', async () => {
    const state = async () => (await api.call('getOrdering')).data.state;
    await storeOrderingSettings(api, { ...roundTheClock, needsScreen: false });
    nowMs = evening + ++evenings * dayMs;
    expect(await state()).toBe('open');
    await pause(30);
    expect(await state()).toBe('paused');
    await resume();
    expect(await state()).toBe('open');
  });

  it('can be ended by hand, and ending it again changes nothing', async () => {
    await pause(30, 'Oven is down');
    expect(await resume()).toMatchObject({ status: 200 });
    const pauseEndedAt = Timestamp.fromMillis(nowMs);
    const running = { ...roundTheClock, pausedUntil: null, pauseReason: '', pauseEndedAt };
    expect(await stored()).toEqual(running);
    expect(await resume()).toMatchObject({ status: 200 });
  });

  it('goes on record once, and so does its end', async () => {
    await pause(30, 'Oven is down');
    await resume();
    await resume();
    const entries = Object.values(await storedAudit(api));
    const pausedUntil = new Date(nowMs + 30 * minuteMs).toISOString();
    const paused = { pausedUntil, pauseReason: 'Oven is down' };
    const running = { pausedUntil: null, pauseReason: '' };
    const common = { who: admin.uid, target: 'ordering' };
    expect(entries).toHaveLength(2);
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...common,
          what: 'ordering.pause',
          before: running,
          after: paused,
        }),
        expect.objectContaining({
          ...common,
          what: 'ordering.resume',
          before: paused,
          after: running,
        }),
      ]),
    );
    const query = { target: 'ordering' };
    const listed = await api.call('listAudit', { token: admin.accessToken, query });
    expect(listed.data.find(({ what }) => what === 'ordering.pause')?.after).toEqual(paused);
  });

  it.each([
    ['an evening', [['17:00', '23:00']], '2026-03-02T04:00:00.000Z'],
    ['one past midnight', [['17:00', '02:00']], '2026-03-02T07:00:00.000Z'],
    [
      'lunch and dinner',
      [
        ['17:00', '19:30'],
        ['20:00', '22:00'],
      ],
      '2026-03-02T03:00:00.000Z',
    ],
    ['one that begins soon', [['20:00', '22:00']], '2026-03-02T03:00:00.000Z'],
    ['one round the clock', [['00:00', '00:00']], '2026-03-02T05:00:00.000Z'],
  ])('for today lasts until the end of the business day: %s', async (_, periods, pausedUntil) => {
    const sun = periods.map(([open = '', close = '']) => ({ open, close }));
    const week = { ...roundTheClock.week, sun, mon: sun };
    await storeOrderingSettings(api, { ...roundTheClock, timeZone: 'America/New_York', week });
    expect((await pause('today')).data).toMatchObject({ pausedUntil });
  });

  it('that was over by itself ended at that time, whenever somebody resumes', async () => {
    await pause(30);
    const pauseEndedAt = Timestamp.fromMillis(nowMs + 30 * minuteMs);
    nowMs += 45 * minuteMs;
    await resume();
    expect(await stored()).toMatchObject({ pausedUntil: null, pauseEndedAt });
    expect((await api.call('getOrdering')).data).toMatchObject({
      answerMinutes: 10,
      pauseEndsAt: pauseEndedAt.toDate().toISOString(),
    });
  });

  it('is refused when there is nothing to pause', async () => {
    await storeOrderingSettings(api, { ...roundTheClock, week: defaultOrderingSettings.week });
    expect(await pause('today')).toMatchObject({ status: 409 });
    await api.db.doc('settings/ordering').delete();
    expect(await pause(30)).toMatchObject({ status: 409 });
    expect(await resume()).toMatchObject({ status: 200 });
    expect(await stored()).toBeUndefined();
  });

  it.each([4, 241, 7.5, '30', 'tomorrow', null])('cannot last %j minutes', async (minutes) => {
    const answer = await pause(minutes);
    expect(answer).toMatchObject({ status: 400 });
    expect(Object.keys(answer.error.fields ?? {})).toEqual(['minutes']);
  });
});
