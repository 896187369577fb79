import { addDays } from '@thymely/contract/ordering/opening-hours';
import { cachedInstants, instantOfWall } from '@thymely/contract/ordering/instant-of-wall';
import { describe, expect, it, vi } from 'vitest';
import { isTimeZone, toInstant } from './time-zones.ts';

describe('the moment of a wall time', () => {
  it.each([
    ['New York, summer', 'America/New_York', '2026-07-01 11:00', '2026-07-01T15:00Z'],
    ['a gap of an hour', 'America/New_York', '2026-03-08 02:30', '2026-03-08T07:00Z'],
    ['a gap of half an hour', 'Australia/Lord_Howe', '2026-10-04 02:10', '2026-10-03T15:30Z'],
    ['a gap at midnight', 'Africa/Cairo', '2026-04-24 00:15', '2026-04-23T22:00Z'],
    ['a day that was skipped', 'Pacific/Apia', '2011-12-30 11:00', '2011-12-30T10:00Z'],
    [
      'a quarter of an hour from the others',
      'Asia/Kathmandu',
      '2026-01-01 00:00',
      '2025-12-31T18:15Z',
    ],
  ])('%s', (_, timeZone, wall, instant) => {
    const [day = '', time = ''] = wall.split(' ');
    const moments = (['first', 'second'] as const).map((whenTwice) =>
      toInstant({ day, time, timeZone, whenTwice }),
    );
    expect(moments).toEqual([Date.parse(instant), Date.parse(instant)]);
  });

  it.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30Z', '2026-11-01T06:30Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45Z', '2026-04-04T15:15Z'],
  ])(
    'is the first or the second when clocks show it twice: %s',
    (timeZone, day, time, ...twice) => {
      const wall = { day, time, timeZone };
      expect(toInstant({ ...wall, whenTwice: 'first' })).toBe(Date.parse(twice[0]));
      expect(toInstant({ ...wall, whenTwice: 'second' })).toBe(Date.parse(twice[1]));
    },
  );
});

it('moments that are known are not looked up again, however many there are', () => {
  const wall = { time: '11:00', timeZone: 'UTC', whenTwice: 'first' } as const;
  let lookUps = 0;
  const cached = cachedInstants(({ day }) => {
    lookUps += 1;
    return Date.parse(day);
  }, 2);
  for (const day of ['2026-03-04', '2026-03-05', '2026-03-04', '2026-03-05', '2026-03-04']) {
    expect(cached({ ...wall, day })).toBe(Date.parse(day));
  }
  expect(lookUps).toBe(2);
});

describe('a time zone', () => {
  it.each(['America/New_York', 'UTC', 'US/Pacific', 'Asia/Kathmandu'])('is %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Mars/Base', '+01:00', '-0500', 'America/New York', 'constructor'])(
    'is not %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});

it('a time zone is looked up once while nobody asks for another', () => {
  const lookUps = vi.spyOn(Intl, 'DateTimeFormat');
  for (const name of ['Europe/Lisbon', 'Europe/Lisbon', 'Mars/Base', 'Europe/Lisbon']) {
    expect(isTimeZone(name)).toBe(name !== 'Mars/Base');
  }
  expect(lookUps).toHaveBeenCalledTimes(2);
});

describe('the moment of a wall time in a browser', () => {
  const zones = ['America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Kathmandu'];

  it.each(zones)('is that of the server, to the minute, through a year: %s', (timeZone) => {
    const times = ['00:00', '00:15', '01:30', '01:45', '02:10', '02:30', '03:00', '23:45'];
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      for (const time of times) {
        for (const whenTwice of ['first', 'second'] as const) {
          const wall = { day, time, timeZone, whenTwice };
          const moments = [instantOfWall(wall), toInstant(wall)].map((ms) =>
            new Date(ms).toISOString(),
          );
          expect(moments[0], JSON.stringify(wall)).toBe(moments[1]);
        }
      }
    }
  });
});
