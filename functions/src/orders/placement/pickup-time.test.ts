import type { MenuCategory, ServingTime } from '@thymely/contract/categories/endpoints';
import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import { describe, expect, it } from 'vitest';
import { emptyMenu } from '../../testing/dishes.ts';
import {
  asapMs,
  decide,
  lineOf,
  nowMs,
  quoteFor,
  readingOf,
  soupDish,
} from '../../testing/placement.ts';
import type { PlacementReading } from './placement-store.ts';

const soupCategory: MenuCategory = {
  id: soupDish.category,
  name: 'Soups',
  tint: 'soup',
  vessel: 'soup',
};

const at = (ms: number) => new Date(ms).toISOString();
const asapOf = (decision: ReturnType<typeof decide>) =>
  'place' in decision ? decision.place : undefined;

function withSettings(changes: Partial<PlacementReading['settings']>): PlacementReading {
  return readingOf({ settings: { ...readingOf().settings, ...changes } });
}

const booked = (load: number, slotMs = asapMs) =>
  readingOf({
    ledgers: new Map([
      ...readingOf().ledgers,
      ['2026-03-04', { [String(slotMs / minuteMs)]: { load } }],
    ]),
  });

describe('the time on the button', () => {
  /** It is half past a minute and the lead time is ten minutes, so this can be promised now. */
  const promisedMs = Date.parse('2026-03-04T17:56:00Z');
  const slotMs = Date.parse('2026-03-04T17:45:00Z');
  const shown = (shownMs: number | null, reading = readingOf()) =>
    decide(reading, { body: { quote: quoteFor(reading, { asapMs: shownMs }) } });
  const later = (...times: number[]) => [{ code: 'later', times: times.map(at) }];
  const next = (minutes: number) => asapMs + minutes * minuteMs;

  it('requirement 59: is the time of the order, which is booked in the slot around it', () => {
    expect(asapOf(shown(promisedMs))).toMatchObject({
      dueAt: at(promisedMs),
      pickup: { kind: 'asap', slotKey: slotMs / minuteMs, quotedAt: at(promisedMs) },
    });
    expect(asapOf(shown(asapMs + minuteMs))).toMatchObject({
      dueAt: at(asapMs + minuteMs),
      pickup: { slotKey: asapMs / minuteMs },
    });
  });

  it('requirement 59: is kept while the kitchen can promise it at most five minutes later', () => {
    expect(asapOf(shown(promisedMs - 5 * minuteMs))?.dueAt).toBe(at(promisedMs - 5 * minuteMs));
    expect(shown(promisedMs - 6 * minuteMs)).toEqual(later(promisedMs, next(0), next(15)));
  });

  it('requirement 59: is kept only as long as it is ahead', () => {
    const quick = withSettings({ leadMinutes: 1 });
    expect(asapOf(shown(nowMs + minuteMs / 2, quick))).toMatchObject({ state: 'placed' });
    expect(shown(nowMs - minuteMs / 2, quick)).toMatchObject([{ code: 'later' }]);
  });

  it('requirement 45: is never moved to the next slot without asking', () => {
    const full = booked(60);
    expect(asapOf(shown(asapMs, booked(59)))).toMatchObject({ dueAt: at(asapMs), load: 1 });
    expect(shown(asapMs, full)).toEqual(later(promisedMs, next(15), next(30)));
    expect(shown(promisedMs, booked(60, slotMs))).toEqual(later(next(0), next(15), next(30)));
  });

  it('is asked for if none was shown', () => {
    expect(shown(null)).toEqual(later(promisedMs, next(0), next(15)));
  });

  it('is kept up to the last order, also when that is too near to promise it anew', () => {
    const evening = { periods: [{ open: '12:00', close: '18:10' }], label: '' };
    const exceptions = { '2026-03-03': closed(), '2026-03-04': evening, '2026-03-05': evening };
    const late = withSettings({ exceptions, lastOrderMinutes: 15 });
    expect(asapOf(shown(Date.parse('2026-03-04T17:55:00Z'), late))).toMatchObject({
      state: 'placed',
    });
    expect(shown(promisedMs, late)).toMatchObject([{ code: 'closed' }]);
  });
});

describe('the pick-up time of an order', () => {
  it('is the chosen slot if that is offered and has room', () => {
    const pickup = asapMs + 60 * minuteMs;
    expect(asapOf(decide(readingOf(), { body: { pickup } }))).toMatchObject({
      dueAt: at(pickup),
      pickup: { kind: 'slot', slotKey: pickup / minuteMs, quotedAt: at(pickup) },
    });
    const times = [15, 30, 45].map((minutes) => at(pickup + minutes * minuteMs));
    expect(decide(booked(60, pickup), { body: { pickup } })).toEqual([
      { code: 'slot_full', times },
    ]);
  });

  it.each([
    ['in the past', nowMs - 60 * minuteMs],
    ['too soon', asapMs - 15 * minuteMs],
    ['off the grid', asapMs + minuteMs],
    ['too far ahead', asapMs + 9 * 24 * 60 * minuteMs],
  ])('cannot be a slot %s, and three others are named', (_, pickup) => {
    expect(decide(readingOf(), { body: { pickup } })).toEqual([
      { code: 'slot_gone', times: expect.any(Array) as string[] },
    ]);
  });

  const pausedUntil = '2026-03-04T19:00:00.000Z';
  const never = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  const twoDaysClosed = { '2026-03-03': closed(), '2026-03-04': closed() };
  it.each([
    [{ code: 'off' }, { week: never }],
    [{ code: 'closed', opensAt: '2026-03-05T00:00:00.000Z' }, { exceptions: twoDaysClosed }],
    [{ code: 'paused', opensAt: pausedUntil }, { pausedUntil }],
  ])('cannot be as soon as possible: %o', (problem, changes) => {
    expect(decide(withSettings(changes))).toEqual([problem]);
  });

  it("is refused after an evening's last order, with the time when the doors open again", () => {
    const evening = { periods: [{ open: '12:00', close: '18:00' }], label: '' };
    const exceptions = { '2026-03-03': closed(), '2026-03-04': evening, '2026-03-05': evening };
    expect(decide(withSettings({ exceptions, lastOrderMinutes: 15 }))).toEqual([
      { code: 'closed', lastOrdersOver: true, opensAt: '2026-03-05T12:00:00.000Z' },
    ]);
  });

  it('is refused if every slot until closing is full, with the free ones after that', () => {
    const evening = { periods: [{ open: '12:00', close: '18:30' }], label: '' };
    const exceptions = { '2026-03-03': closed(), '2026-03-04': evening, '2026-03-05': evening };
    const settings = { ...readingOf().settings, exceptions, lastOrderMinutes: 15 };
    const slots = [-15, 0, 15, 30].map((minutes) => [asapMs / minuteMs + minutes, { load: 60 }]);
    const ledgers = new Map([...readingOf().ledgers, ['2026-03-04', Object.fromEntries(slots)]]);
    const [problem] = decide({ ...readingOf(), settings, ledgers }) as OrderProblem[];
    expect(problem).toMatchObject({ code: 'slot_full' });
    expect(problem?.times?.[0]).toMatch(/^2026-03-05T12:1/);
  });

  it('can be a slot after the pause', () => {
    const reading = withSettings({ pausedUntil: '2026-03-04T19:00:00.000Z' });
    const after = Date.parse('2026-03-04T19:15:00Z');
    expect(asapOf(decide(reading, { body: { pickup: after } }))).toMatchObject({
      dueAt: at(after),
    });
    const problems = decide(reading, { body: { pickup: asapMs } });
    expect(problems).toMatchObject([{ code: 'paused' }, { code: 'slot_gone' }]);
  });

  it('requires the ledger that was not read yet', () => {
    const unread = readingOf({ ledgers: new Map([['2026-03-06', {}]]) });
    expect(decide(unread)).toEqual({ readDays: ['2026-03-04', '2026-03-05'] });
  });
});

describe('requirement 59: the time of a quote', () => {
  it.each([253_402_300_799_000, 999_999_999_999_000, nowMs - 2 * 1440 * minuteMs])(
    'requirement 59: %s is never accepted, whatever the hash',
    (shownMs) => {
      const body = { quote: quoteFor(readingOf(), { asapMs: shownMs }) };
      expect(decide(readingOf(), { body })).toEqual(expect.arrayContaining([{ code: 'changed' }]));
    },
  );
});

function closed() {
  return { periods: [], label: '' };
}

describe('the pick-up time of dishes that are not always to be had', () => {
  // It is Wednesday, 5:45 PM; the slots are 15 minutes long.
  const wednesday = (time: string) => Date.parse(`2026-03-04T${time}:00Z`);
  const days: ServingTime['days'] = ['wed'];
  const dinner: ServingTime[] = [{ days, from: '18:30', to: '19:00' }];
  const breakfast: ServingTime[] = [{ days: ['thu'], from: '08:00', to: '08:30' }];

  function cartOf(...dishes: Partial<MenuItem>[]): PlacementReading {
    const items = dishes.map((dish, n) => ({ ...soupDish, ...dish, _id: `dish-${n}` }));
    const lines = items.map(({ _id }) => lineOf({ id: `line-${_id}`, menuItemId: _id }));
    return readingOf({ cart: { ...readingOf().cart, lines }, menu: { ...emptyMenu, items } });
  }
  /** Places an order for the time that a checkout would have shown. */
  const placed = (reading: PlacementReading, shownMs: number) =>
    decide(reading, { body: { quote: quoteFor(reading, { asapMs: shownMs }) } });
  const slot = (reading: PlacementReading, time: string) =>
    decide(reading, { body: { pickup: wednesday(time) } });

  it('is one at which every dish is served', () => {
    const reading = cartOf({}, { served: dinner });
    for (const time of ['18:30', '18:45', '19:00']) {
      expect(asapOf(slot(reading, time))).toMatchObject({ dueAt: at(wednesday(time)) });
    }
    const times = ['18:30', '18:45', '19:00'].map((time) => at(wednesday(time)));
    const problem = { code: 'not_served', lineId: 'line-dish-1', times };
    expect(slot(reading, '18:15')).toEqual([problem]);
    // What is for tonight is not ordered for as soon as possible.
    expect(placed(reading, asapMs)).toEqual([problem]);
    const now = [{ days, from: '17:00', to: '18:00' }];
    expect(asapOf(placed(cartOf({ served: now }), asapMs))).toMatchObject({ dueAt: at(asapMs) });
    expect(placed(cartOf({ served: now }), asapMs + minuteMs)).toMatchObject([
      { code: 'not_served' },
    ]);
  });

  it('is that of the category unless the dish has its own', () => {
    const categories = [{ ...soupCategory, served: breakfast }];
    const ofCategory = (reading: PlacementReading) => ({
      ...reading,
      menu: { ...reading.menu, categories },
    });
    const times = ['08:00', '08:15', '08:30'].map((time) => `2026-03-05T${time}:00.000Z`);
    expect(slot(ofCategory(cartOf({})), '18:30')).toEqual([
      { code: 'not_served', lineId: 'line-dish-0', times },
    ]);
    const own = ofCategory(cartOf({ served: dinner }));
    expect(asapOf(slot(own, '18:30'))).toMatchObject({ state: 'placed' });
  });

  it('is none if no time is left for both, and names the dish that leaves none', () => {
    const problems = placed(cartOf({ served: dinner }, { served: breakfast }), asapMs);
    expect(problems).toEqual([{ code: 'not_served', lineId: 'line-dish-1', times: [] }]);
    const never = { served: breakfast, noticeMinutes: 10 * 24 * 60 };
    expect(placed(cartOf(never), asapMs)).toMatchObject([{ code: 'needs_notice', times: [] }]);
  });

  it('is not before the notice of any dish is over, and the order keeps the longest', () => {
    const reading = cartOf({ noticeMinutes: 60 }, { noticeMinutes: 90 }, {});
    const firstMs = wednesday('19:16');
    expect(asapOf(placed(reading, firstMs))).toMatchObject({
      dueAt: at(firstMs),
      noticeMinutes: 90,
    });
    expect(asapOf(placed(readingOf(), asapMs))).not.toHaveProperty('noticeMinutes');
    const times = ['19:30', '19:45', '20:00'].map((time) => at(wednesday(time)));
    const problem = { code: 'needs_notice', lineId: 'line-dish-1', limit: 90, times };
    expect(slot(reading, '19:15')).toEqual([problem]);
    // A notice moves on with the clock, and the time that was shown with it.
    expect(placed(reading, firstMs - 20 * minuteMs)).toMatchObject([
      { code: 'later', times: [at(firstMs), ...times.slice(0, 2)] },
    ]);
  });

  it('is on another day after two days of notice, and asked for on that one only', () => {
    const reading = cartOf({ noticeMinutes: 2 * 24 * 60 });
    const [problem] = decide(reading) as OrderProblem[];
    expect(problem).toMatchObject({ code: 'needs_notice', limit: 2880 });
    expect(problem?.times?.[0]).toBe('2026-03-06T18:00:00.000Z');
    const pickup = Date.parse('2026-03-06T18:00:00Z');
    expect(asapOf(decide(reading, { body: { pickup } }))).toMatchObject({ dueAt: at(pickup) });
  });

  it('says what is true of all dishes first, and that a dish is not served besides', () => {
    const reading = cartOf({ served: dinner }, { served: breakfast });
    const settings = { ...reading.settings, pausedUntil: '2026-03-04T18:10:00.000Z' };
    expect(decide({ ...reading, settings })).toMatchObject([
      { code: 'paused' },
      { code: 'not_served', lineId: 'line-dish-1', times: [] },
    ]);
  });
});
