import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import type { NewOrderingSettings } from '@thymely/contract/ordering/endpoints';
import { orderingLimits } from '@thymely/contract/ordering/limits';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit, storedAudit } from '../testing/audit.ts';
import { everyDay, newOrderingSettings } from '../testing/ordering-settings.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { snapshotStores } from '../testing/store-snapshot.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: Person;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

beforeEach(async () => {
  await api.clear();
  admin = await signUpAdmin(api, 'Ada');
});

const put = (body: unknown) => api.call('setOrderingSettings', { token: admin.accessToken, body });

const get = () => api.call('getOrderingSettings', { token: admin.accessToken });

const noPause = { pausedUntil: null, pauseReason: '', pauseEndedAt: null, closedNotice: null };
const stored = () => api.db.doc('settings/ordering');

describe('PUT /settings/ordering', () => {
  it('starts with the defaults, with revision 0', async () => {
    expect((await get()).data).toEqual(defaultOrderingSettings);
  });

  it('replaces all settings, and returns what GET then returns', async () => {
    const first = await put(newOrderingSettings());
    expect(first.data).toEqual({ ...newOrderingSettings(), ...noPause, revision: 1 });
    expect((await get()).data).toEqual(first.data);
    const week = everyDay('18:00', '02:00');
    const exceptions = { '2026-12-25': { periods: [], label: 'Christmas' } };
    const changed = newOrderingSettings({
      revision: 1,
      week,
      exceptions,
      taxRates: [{ id: 'tax', name: 'Tax', bp: 825 }],
    });
    expect((await put(changed)).data).toEqual({ ...changed, ...noPause, revision: 2 });
    // An exception that is not sent is removed, because fields are replaced, not merged.
    const without = await put({ ...changed, revision: 2, exceptions: {} });
    expect((await get()).data).toEqual({ ...without.data, exceptions: {} });
  });

  it('requirement 39: the second of two editors is refused, and shown what the first one saved', async () => {
    await put(newOrderingSettings());
    const first = await put(newOrderingSettings({ revision: 1, leadMinutes: 30 }));
    const before = await snapshotStores(api);
    const second = await put(newOrderingSettings({ revision: 1, leadMinutes: 45 }));
    expect(second).toMatchObject({ status: 409, error: { code: 'CONFLICT' } });
    expect(second.error.current).toEqual(first.data);
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('requirement 39: of ten saves at once exactly one succeeds, even for the first settings', async () => {
    for (const revision of [0, 1]) {
      const bodies = Array.from({ length: 10 }, (_, n) =>
        newOrderingSettings({ revision, leadMinutes: 20 + 20 * revision + n }),
      );
      const statuses = (await Promise.all(bodies.map(put))).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    }
    expect((await get()).data.revision).toBe(2);
  });

  it('requirement 40: saving the same settings again after a lost answer succeeds', async () => {
    await put(newOrderingSettings());
    const before = await snapshotStores(api);
    expect(await put(newOrderingSettings())).toMatchObject({ status: 200, data: { revision: 1 } });
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('does not change a pause', async () => {
    await put(newOrderingSettings());
    const pausedUntil = Timestamp.fromMillis(Date.parse('2026-07-03T23:00:00Z'));
    await stored().update({ pausedUntil, pauseReason: 'Full' });
    const saved = await put(newOrderingSettings({ revision: 1, leadMinutes: 30 }));
    const pause = { pausedUntil: '2026-07-03T23:00:00.000Z', pauseReason: 'Full' };
    expect(saved.data).toMatchObject({ revision: 2, leadMinutes: 30, ...pause });
    expect((await stored().get()).data()).toMatchObject({ pausedUntil, pauseReason: 'Full' });
  });

  const overlap = [
    { open: '11:00', close: '15:00' },
    { open: '14:59', close: '22:00' },
  ];
  const { week } = newOrderingSettings({ week: everyDay('11:00', '22:00') });
  const five = Array.from({ length: 5 }, (_, n) => ({ open: `1${n}:00`, close: `1${n}:30` }));

  it.each<[string, Partial<NewOrderingSettings> | Record<string, unknown>, string]>([
    ['a zone that there is not', { timeZone: 'Mars/Base' }, 'timeZone'],
    ['an offset for a zone', { timeZone: '+02:00' }, 'timeZone'],
    ['hours that overlap', { week: { ...week, tue: overlap } }, 'week'],
    [
      'a night that reaches into the day',
      { week: { ...week, sun: [{ open: '20:00', close: '11:01' }] } },
      'week',
    ],
    ['twice the whole day', { week: { ...week, sun: [allDay(), allDay()] } }, 'week'],
    ['five periods', { week: { ...week, sun: five } }, 'week'],
    ['no Sunday', { week: { ...week, sun: undefined } }, 'week'],
    [
      'a time that there is not',
      { week: { ...week, sun: [{ open: '24:00', close: '9:00' }] } },
      'week',
    ],
    [
      'hours of an exception that overlap',
      { exceptions: { '2026-12-24': { periods: overlap, label: '' } } },
      'exceptions',
    ],
    [
      'a day that there is not',
      { exceptions: { '2026-02-30': { periods: [], label: '' } } },
      'exceptions',
    ],
    [
      'an unprintable label',
      { exceptions: { '2026-12-24': { periods: [], label: '\u202e' } } },
      'exceptions',
    ],
    ['half a minute', { leadMinutes: 0.5 }, 'leadMinutes'],
    ['a slot of no length', { slotMinutes: 0 }, 'slotMinutes'],
    ['a capacity in words', { slotCapacity: '10' }, 'slotCapacity'],
    ['more than thirty days ahead', { daysAhead: 31 }, 'daysAhead'],
    ['two minutes to answer', { answerMinutes: 2 }, 'answerMinutes'],
    ['half a minute to answer', { answerMinutes: 3.5 }, 'answerMinutes'],
    ['more than an hour to answer', { answerMinutes: 61 }, 'answerMinutes'],
    ['an unknown mail', { mails: ['newsletter'] }, 'mails'],
    ['the same mail twice', { mails: ['ready', 'ready'] }, 'mails'],
    ['an unknown field', { pausedUntil: null }, 'pausedUntil'],
    ['no revision', { revision: undefined }, 'revision'],
  ])('refuses %s', async (_, own, field) => {
    const before = await snapshotStores(api);
    const answer = await put({ ...newOrderingSettings(), ...own });
    expect(answer).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await snapshotStores(api)).toEqual(before);
  });

  it('accepts the maximum number of exceptions, and not one more', async () => {
    const four = [9, 12, 15, 18].map((hour) => ({
      open: `${String(hour).padStart(2, '0')}:00`,
      close: `${hour + 2}:00`,
    }));
    const manyFrom = (count: number) =>
      Array.from({ length: count }, (_, n) => {
        const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
        return [day, { periods: four, label: '節'.repeat(orderingLimits.exceptionLabelLength) }];
      });
    const exceptionsOf = (count: number) => Object.fromEntries(manyFrom(count)) as unknown;
    const most = orderingLimits.exceptions;
    expect(await put({ ...newOrderingSettings(), exceptions: exceptionsOf(most) })).toMatchObject({
      status: 200,
    });
    expect(
      await put({ ...newOrderingSettings({ revision: 1 }), exceptions: exceptionsOf(most + 1) }),
    ).toMatchObject({ status: 400 });
  });

  it('accepts hours that touch, within a day and at midnight', async () => {
    const touching = [
      { open: '00:00', close: '12:00' },
      { open: '12:00', close: '00:00' },
    ];
    const all = Object.fromEntries(Object.keys(week).map((day) => [day, touching]));
    expect(await put({ ...newOrderingSettings(), week: all })).toMatchObject({ status: 200 });
  });
});

describe('a change of the settings goes on record', () => {
  it('completely for the operator, in words for an admin', async () => {
    await put(newOrderingSettings());
    const before = (await stored().get()).data();
    const exceptions = { '2026-12-25': { periods: [], label: 'Christmas' } };
    await put(
      newOrderingSettings({
        revision: 1,
        week: everyDay('18:00', '02:00'),
        minCents: 1250,
        exceptions,
      }),
    );
    const after = (await stored().get()).data();
    const entries = Object.values(await storedAudit(api));
    expect(entries).toContainEqual(
      expect.objectContaining({ what: 'ordering.update', target: 'ordering', before, after }),
    );
    const [latest, first] = await listAudit(api, admin, { what: 'ordering.update' });
    expect(first).toMatchObject({ before: null, who: { name: 'Ada' } });
    expect(latest).toMatchObject({
      before: {
        minCents: '$0.00',
        leadMinutes: '10 min',
        needsScreen: 'no',
        exceptions: 'none',
        week: 'Open daily, 24 hours',
      },
      after: {
        minCents: '$12.50',
        week: 'Open daily, 6 PM to 2 AM',
        exceptions: '2026-12-25: closed (Christmas)',
      },
    });
  });
});

function allDay() {
  return { open: '00:00', close: '00:00' };
}
