import { defaultOrderingSettings } from '@thymely/contract/ordering/settings/default-settings';
import { beforeEach, describe, expect, it } from 'vitest';
import { ledgerOf } from '../orders/ledger/ledger.firestore.ts';
import { storeOrderingSettings } from '../testing/kitchen.ts';
import { signUpAdmin, type Person } from '../testing/people.ts';
import { useTestApi } from '../testing/test-api.ts';

const api = useTestApi({ nowMs: () => nowMs });
let nowMs = Date.parse('2026-03-04T18:00:00Z');
let admin: Person;

beforeEach(async () => {
  await api.clear();
  nowMs = Date.parse('2026-03-04T18:00:00Z');
  admin = await signUpAdmin(api);
});

const figures = (query: Record<string, string> = {}) =>
  api.call('getFigures', { token: admin.accessToken, query });

describe('figures', () => {
  it('are those of every day of the range, with their sum', async () => {
    const sold = { placed: 2, collected: 2, cents: 3000, slots: { 29_000_000: { load: 2 } } };
    await ledgerOf(api.db, '2026-03-01').set({ ...sold, hours: { 18: { n: 2, cents: 3000 } } });
    await ledgerOf(api.db, '2026-03-03').set({ placed: 1, openCents: 900, lastNumber: 3 });
    const { data } = await figures({ from: '2026-03-01', to: '2026-03-03' });
    expect(data.days.map(({ day, placed }) => [day, placed])).toEqual([
      ['2026-03-01', 2],
      ['2026-03-02', 0],
      ['2026-03-03', 1],
    ]);
    expect(data.sum).toMatchObject({ placed: 3, cents: 3000, openCents: 900 });
    expect(data.today).toBeNull();
  });

  it('are those of the last 28 days by default, up to the business day', async () => {
    const late = [{ open: '18:00', close: '02:00' }];
    const timeZone = 'America/New_York';
    const week = { ...defaultOrderingSettings.week, tue: late, wed: late };
    await storeOrderingSettings(api, { ...defaultOrderingSettings, timeZone, week });
    const daysAt = async (at: string) => {
      nowMs = Date.parse(at);
      const { data } = await figures();
      return [data.from, data.to, data.today, data.days.length];
    };
    // It is 1:30 AM on Wednesday, and Tuesday evening goes on.
    const tuesday = ['2026-02-04', '2026-03-03', '2026-03-03', 28];
    expect(await daysAt('2026-03-04T06:30:00Z')).toEqual(tuesday);
    const wednesday = ['2026-02-05', '2026-03-04', '2026-03-04', 28];
    expect(await daysAt('2026-03-04T07:00:00Z')).toEqual(wednesday);
  });

  it('have the dishes of all days in the sum, and of as many of the last days as are asked for', async () => {
    const days = ['2026-03-01', '2026-03-02', '2026-03-03'];
    const dishes = { soup: { n: 1, cents: 820, name: 'Lentil soup' } };
    for (const day of days) await ledgerOf(api.db, day).set({ placed: 1, collected: 1, dishes });
    const range = { from: '2026-03-01', to: '2026-03-03' };
    const dishesOf = async (query: Record<string, string>) => {
      const { data } = await figures({ ...range, ...query });
      expect(data.sum.dishes).toEqual({ soup: { n: 3, cents: 2460, name: 'Lentil soup' } });
      return data.days.map((day) => day.dishes);
    };
    expect(await dishesOf({})).toEqual([undefined, undefined, undefined]);
    expect(await dishesOf({ dishDays: '0' })).toEqual([undefined, undefined, undefined]);
    expect(await dishesOf({ dishDays: '2' })).toEqual([undefined, dishes, dishes]);
    expect(await dishesOf({ dishDays: '92' })).toEqual([dishes, dishes, dishes]);
    const refused = await figures({ dishDays: '93' });
    expect(refused).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
    expect(refused.text).toContain('Days with dishes must be a whole number from 0 to 92.');
  });

  it('cost a read a day', async () => {
    const readsOf = async (query: Record<string, string>) => {
      const before = api.counts.reads;
      await figures(query);
      return api.counts.reads - before;
    };
    const day = '2026-03-01';
    const one = await readsOf({ from: day, to: day });
    expect(await readsOf({ from: '2025-12-01', to: day })).toBe(one + 90);
    // By default, the settings say which day it is.
    expect(await readsOf({})).toBe(one + 28);
  });

  it('are refused in words for a range that is upside down, too long or no range', async () => {
    const refused = { status: 400, error: { code: 'INVALID_REQUEST' } };
    const upsideDown = await figures({ from: '2026-03-02', to: '2026-03-01' });
    expect(upsideDown).toMatchObject(refused);
    expect(upsideDown.text).toContain('The first day must not be after the last one.');
    const tooLong = await figures({ from: '2025-01-26', to: '2026-03-01' });
    expect(tooLong).toMatchObject(refused);
    expect(tooLong.text).toContain('Choose a range of up to 92 days.');
    const malformed = await figures({ from: '1.3.2026', to: '2026-03-01' });
    expect(malformed).toMatchObject(refused);
    expect(malformed.text).toContain('Write the day like this: 2026-01-31.');
  });
});
