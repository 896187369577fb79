import { expect, it } from 'vitest';
import type { ServingTime } from '@thymely/contract/categories/endpoints';
import type { Ordering } from '@thymely/contract/ordering/endpoints';
import { firstTimeOf } from './first-time.ts';

const usual = [{ open: '11:00', close: '22:00' }];

/** Sundays are closed, and orders are taken for today and tomorrow. */
const ordering: Ordering = {
  state: 'open',
  opensAt: null,
  until: null,
  earliest: null,
  leadMinutes: 20,
  slotMinutes: 15,
  lastOrderMinutes: 15,
  daysAhead: 1,
  answerMinutes: 10,
  pauseEndsAt: null,
  timeZone: 'America/New_York',
  week: { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: [] },
  exceptions: {},
  notes: true,
  taxRates: [],
  soldOut: [],
  soldOutChoices: [],
};

const lunch: ServingTime[] = [{ days: ['mon', 'tue'], from: '11:30', to: '14:30' }];
const night: ServingTime[] = [{ days: ['sun'], from: '20:00', to: '12:00' }];
const friday: ServingTime[] = [{ days: ['fri'], from: '11:30', to: '14:30' }];

const day = 24 * 60;

it.each([
  // March 2, 2026, is a Monday. The slots of the day begin at 11:20.
  ['before lunch', '02T15:00', lunch, 0, '02T16:35'],
  ['during lunch, right away', '02T17:00', lunch, 0, '02T17:20'],
  ['after lunch, tomorrow', '02T20:00', lunch, 0, '03T16:35'],
  ['of Friday on Monday', '02T17:00', friday, 0, null],
  ['that began the evening before', '02T14:00', night, 0, '02T16:20'],
  ['with a day of notice', '02T17:10', undefined, day, '03T17:20'],
  ['with two days of notice', '02T17:10', undefined, 2 * day, null],
])('a dish %s has its first time', (_, now, served, noticeMinutes, first) => {
  const nowMs = Date.parse(`2026-03-${now}:00.000Z`);
  const found = firstTimeOf({ served, noticeMinutes }, ordering, nowMs);
  expect(found && new Date(found).toISOString().slice(8, 16)).toBe(first);
});

it('a pause holds back the first time, also one that began before the doors open', () => {
  const nowMs = Date.parse('2026-03-02T15:00:00.000Z');
  const pauseEndsAt = '2026-03-02T17:00:00.000Z';
  const paused: Ordering = { ...ordering, state: 'closed', pauseEndsAt };
  const found = firstTimeOf({ served: lunch, noticeMinutes: 0 }, paused, nowMs);
  expect(found).toBe(Date.parse('2026-03-02T17:20:00.000Z'));
});

it('where no dish can be ordered, none is held back by its times', () => {
  const nowMs = Date.parse('2026-03-02T17:00:00.000Z');
  const off: Ordering = { ...ordering, state: 'off', closedNotice: 'Back in May.' };
  expect(firstTimeOf({ served: lunch, noticeMinutes: 0 }, off, nowMs)).toBeUndefined();
  const fromOlderServer = { ...ordering };
  delete fromOlderServer.daysAhead;
  const ofFriday = { served: friday, noticeMinutes: 0 };
  expect(firstTimeOf(ofFriday, fromOlderServer, nowMs)).toBeUndefined();
});
