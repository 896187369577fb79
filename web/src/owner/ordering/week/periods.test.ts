import { describe, expect, it } from 'vitest';
import type { Period } from '@thymely/contract/ordering/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { eachDay } from '../ordering-values.ts';
import {
  closingNote,
  copyDay,
  dayInWords,
  isWholeDay,
  overlapInDay,
  overlapsAcrossDays,
  periodRangeInWords,
  wholeDay,
} from './periods.ts';

function period(open: string, close: string): Period {
  return { open, close };
}

describe('a period in words', () => {
  it.each([
    ['11:00', '22:00', inBrandWords('11 AM to 10 PM'), undefined],
    ['12:00', '14:30', inBrandWords('noon to 2:30 PM'), undefined],
    [
      '18:00',
      '02:00',
      inBrandWords('6 PM to 2 AM the next day'),
      inBrandWords('until 2 AM the next day'),
    ],
    ['18:00', '00:00', inBrandWords('6 PM to midnight'), inBrandWords('until midnight')],
    ['00:00', '00:00', '24 hours', '24 hours'],
    [
      '10:00',
      '10:00',
      inBrandWords('24 hours from 10 AM'),
      inBrandWords('24 hours, until 10 AM the next day'),
    ],
    ['', '10:00', 'not filled in', undefined],
  ])('%s–%s', (open, close, words, note) => {
    expect(periodRangeInWords({ open, close })).toBe(words);
    expect(closingNote({ open, close })).toBe(note);
  });

  it('is joined with the others of its day, and a day without any is closed', () => {
    expect(dayInWords([])).toBe('Closed');
    const lunchAndDinner = [period('11:00', '14:00'), period('17:00', '22:00')];
    expect(dayInWords(lunchAndDinner)).toBe(inBrandWords('11 AM to 2 PM, 5 PM to 10 PM'));
  });

  it('makes a whole day only alone and from midnight to midnight', () => {
    expect(isWholeDay([wholeDay])).toBe(true);
    expect(isWholeDay([wholeDay, period('10:00', '11:00')])).toBe(false);
    expect(isWholeDay([period('10:00', '10:00')])).toBe(false);
    expect(isWholeDay([])).toBe(false);
  });
});

describe('overlapping periods', () => {
  it.each([
    { periods: [period('11:00', '14:00'), period('14:00', '22:00')], found: undefined },
    { periods: [period('11:00', '14:01'), period('14:00', '22:00')], found: 1 },
    { periods: [period('17:00', '22:00'), period('11:00', '17:30')], found: 0 },
    { periods: [period('11:00', '02:00'), period('23:00', '23:30')], found: 1 },
    { periods: [period('11:00', '22:00'), period('11:00', '22:00')], found: 1 },
    { periods: [period('11:00', '22:00'), period('', '')], found: undefined },
  ])('$periods', ({ periods, found }) => {
    expect(overlapInDay(periods)?.index).toBe(found);
  });

  it('are found when hours after midnight run into the next morning, also from Sunday to Monday', () => {
    const closed = eachDay<Period[]>(() => []);
    const week = {
      ...closed,
      fri: [period('18:00', '02:00')],
      sat: [period('11:00', '14:00'), period('01:59', '03:00')],
      sun: [period('10:00', '10:00')],
      mon: [period('09:00', '12:00')],
    };
    expect(overlapsAcrossDays(week)).toEqual([
      { day: 'sat', otherDay: 'fri', index: 1, other: week.fri[0] },
      { day: 'mon', otherDay: 'sun', index: 0, other: week.sun[0] },
    ]);
  });

  it('are not found where days around the clock touch', () => {
    expect(overlapsAcrossDays(eachDay(() => [wholeDay]))).toEqual([]);
    expect(overlapsAcrossDays(eachDay(() => [period('10:00', '10:00')]))).toEqual([]);
  });
});

it('each target day gets its own copy of the hours, and the other days keep theirs', () => {
  const week = { ...eachDay<Period[]>(() => []), mon: [period('11:00', '22:00')], sun: [wholeDay] };
  const copied = copyDay(week, 'mon', ['tue', 'sat']);
  expect(copied).toEqual({ ...week, tue: week.mon, sat: week.mon });
  expect(copied.tue[0]).not.toBe(week.mon[0]);
  expect(week.tue).toEqual([]);
});
