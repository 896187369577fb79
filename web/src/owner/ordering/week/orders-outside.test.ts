import { expect, it } from 'vitest';
import { ordersOutside } from './orders-outside.ts';

const usual = [{ open: '11:00', close: '22:00' }];
const saved = {
  timeZone: 'America/New_York',
  week: { mon: usual, tue: usual, wed: usual, thu: usual, fri: usual, sat: usual, sun: [] },
  exceptions: {},
};

/** Sunday, March 1, is closed; on Monday and Tuesday the doors are open from 11 AM to 10 PM. */
const orders = [
  { number: 4, dueAt: '2026-03-04T02:30:00.000Z' },
  { number: 1, dueAt: '2026-03-02T16:30:00.000Z' },
  { number: 2, dueAt: '2026-03-03T02:00:00.000Z' },
  { number: 3, dueAt: '2026-03-03T03:30:00.000Z' },
];

const outside = (next: Partial<typeof saved>) =>
  ordersOutside(orders, { saved, next: { ...saved, ...next } }).map(({ number }) => number);

const monday = (open: string, close: string) => ({
  week: { ...saved.week, mon: [{ open, close }] },
});
const exception = (date: string, ...periods: { open: string; close: string }[]) => ({
  exceptions: { [date]: { label: '', periods } },
});

it.each([
  ['the same hours', {}, []],
  ['doors that close earlier', monday('11:00', '20:00'), [2]],
  ['doors that close when an order is due', monday('11:00', '21:00'), []],
  ['doors that open later', monday('12:00', '22:00'), [1]],
  ['doors that close after midnight', monday('11:00', '02:00'), []],
  ['a day without hours', { week: { ...saved.week, mon: [] } }, [1, 2]],
  ['an exception', exception('2026-03-02'), [1, 2]],
  ['an exception with hours', exception('2026-03-02', { open: '11:00', close: '20:00' }), [2]],
  ['an exception on another day', exception('2026-03-05'), []],
  ['another time zone', { timeZone: 'Europe/Lisbon' }, [2, 4]],
  ['a time that is not typed yet', monday('11:00', ''), []],
])('with %s, these orders are outside: %o', (_, next, numbers) => {
  expect(outside(next)).toEqual(numbers);
});

it('an order that is outside of the saved hours already is no news', () => {
  expect(outside(monday('11:00', '12:00'))).not.toContain(3);
});
