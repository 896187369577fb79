import { minuteMs } from '@thymely/contract/ground/time';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';
import { roundTheClock, storeOrder, storeOrderingSettings } from '../testing/kitchen.ts';
import { orderOf } from '../testing/orders.ts';
import { everyDay } from '../testing/ordering-settings.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

/** Checking a caller reads the caller's user document. */
const callerCheck = 1;

const api = useTestApi({ nowMs: () => nowMs });
/** Wednesday, 6 PM. */
const evening = Date.parse('2026-03-04T18:00:00Z');
let nowMs = evening;
let admin: Person;

const settings = {
  ...roundTheClock,
  timeZone: 'UTC',
  leadMinutes: 20,
  needsScreen: false,
  slotMinutes: 15,
  slotCapacity: 10,
  slotOrders: 8,
};

const slotKey = (time: string) => Date.parse(`2026-03-04T${time}:00Z`) / minuteMs;

beforeEach(async () => {
  await api.clear();
  nowMs = evening;
  admin = await signUpAdmin(api);
  await storeOrderingSettings(api, settings);
});

const today = async () => {
  const { data } = await api.call('getToday', { token: admin.accessToken });
  return data;
};

async function readsOf(call: () => Promise<unknown>): Promise<number> {
  const before = api.counts.reads;
  await call();
  return api.counts.reads - before - callerCheck;
}

describe('today', () => {
  it('is beside the same day of the week before, and only today has the dishes that were sold', async () => {
    const dishes = { soup: { n: 2, cents: 1640, name: 'Lentil soup' } };
    await ledgerOf(api.db, '2026-03-04').set({ placed: 1, collected: 1, cents: 1640, dishes });
    await ledgerOf(api.db, '2026-02-25').set({ placed: 3, collected: 3, cents: 5000, dishes });
    const answer = await today();
    expect(answer.today).toMatchObject({ day: '2026-03-04', cents: 1640, dishes });
    expect(answer.before).toMatchObject({ day: '2026-02-25', cents: 5000 });
    expect(answer.before).not.toHaveProperty('dishes');
  });

  it('has what is booked for each time of the next two hours, the running one first', async () => {
    await ledgerOf(api.db, '2026-03-04').set({
      slots: {
        [slotKey('18:15')]: { load: 5, orders: 2 },
        [slotKey('18:30')]: { load: 10, orders: 3 },
        [slotKey('18:45')]: { load: 6, orders: 8 },
      },
    });
    const { room } = await today();
    expect(room.map(({ at }) => at.slice(11, 16))).toEqual([
      '18:00',
      '18:15',
      '18:30',
      '18:45',
      '19:00',
      '19:15',
      '19:30',
      '19:45',
    ]);
    expect(room.slice(0, 4)).toMatchObject([
      { orders: 0, percent: 0, isFull: false },
      { orders: 2, percent: 50, isFull: false },
      { orders: 3, percent: 100, isFull: true },
      { orders: 8, percent: 100, isFull: true },
    ]);
  });

  it('counts the two hours from the beginning of the running time', async () => {
    nowMs = evening + 5 * minuteMs;
    const { room } = await today();
    expect(room).toHaveLength(8);
    expect(room[0]?.at.slice(11, 16)).toBe('18:00');
  });

  it('keeps its room in a pause, and has none while ordering is closed', async () => {
    const pausedUntil = new Date(nowMs + 60 * minuteMs).toISOString();
    await storeOrderingSettings(api, { ...settings, pausedUntil });
    expect((await today()).room).toHaveLength(8);
    await storeOrderingSettings(api, { ...settings, closedNotice: 'Back in May.' });
    expect((await today()).room).toEqual([]);
  });

  it('costs three reads: the settings and two days; one more if the next two hours reach into the next day', async () => {
    expect(await readsOf(today)).toBe(3);
    nowMs = Date.parse('2026-03-04T23:00:00Z');
    expect(await readsOf(today)).toBe(4);
    await storeOrderingSettings(api, { ...settings, week: everyDay('11:00', '23:30') });
    expect(await readsOf(today)).toBe(3);
  });

  it('costs with the rest of what the dashboard asks each minute ten reads, one of them of the settings, and one for each open order', async () => {
    // A moment of its own: the settings that GET /ordering reads are kept for what is asked at about the same time.
    nowMs = evening + minuteMs;
    await storeOrder(api, orderOf());
    const token = admin.accessToken;
    const costs = {
      // It is public, so no caller is checked.
      ordering: { call: () => api.call('getOrdering', { token }), reads: 4 - callerCheck },
      today: { call: today, reads: 2 },
      // Their number and the cancellations that nobody has acknowledged are one read each.
      orders: {
        call: () => api.call('listKitchenOrders', { token, query: { unacknowledged: 'true' } }),
        reads: 3,
      },
      soldOut: {
        call: () => api.call('listSoldOut', { token, query: { choices: 'true' } }),
        reads: 2,
      },
    };
    // The menu is warm: an instance has read it before.
    await costs.soldOut.call();
    for (const [name, { call, reads }] of Object.entries(costs))
      expect([name, await readsOf(call)]).toEqual([name, reads]);
  });
});
