import type { Period } from './endpoints.ts';
import { expect, it } from 'vitest';
import { inBrandWords } from '../testing/in-brand-words.ts';
import { weekInWords } from './week-in-words.ts';

const lunch = { open: '11:30', close: '14:00' };
const evening = { open: '18:00', close: '02:00' };

function weekOf(weekday: Period[], weekend = weekday, sunday = weekend) {
  const days = { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday };
  return { ...days, sat: weekend, sun: sunday };
}

it.each([
  [
    'every day alike',
    weekOf([{ open: '11:00', close: '22:00' }]),
    [inBrandWords('Open daily, 11 AM to 10 PM')],
  ],
  ['round the clock', weekOf([{ open: '00:00', close: '00:00' }]), ['Open daily, 24 hours']],
  [
    'days in a row that share their hours',
    weekOf([lunch, evening], [evening], []),
    [
      inBrandWords('Mon–Fri, 11:30 AM to 2 PM, 6 PM to 2 AM'),
      inBrandWords('Sat, 6 PM to 2 AM'),
      'Sun closed',
    ],
  ],
  [
    'noon and midnight, which 12 AM and 12 PM leave open',
    weekOf([{ open: '12:00', close: '00:00' }], []),
    [inBrandWords('Mon–Fri, noon to midnight'), 'Sat–Sun closed'],
  ],
  ['no hours at all', weekOf([]), []],
])('the week in words: %s', (_, week, lines) => {
  expect(weekInWords(week)).toEqual(lines);
});
