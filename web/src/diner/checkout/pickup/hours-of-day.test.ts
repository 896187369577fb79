import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { hourKey, hoursOfDay } from './hours-of-day.ts';

const zone = 'America/Los_Angeles';
const day = '2026-11-22';
const fiveToSeven = ['01:00', '01:30', '02:00'].map((time) => `2026-11-23T${time}:00.000Z`);
const afterMidnight = '2026-11-23T08:30:00.000Z';

it('the hours of a day say how many of their times are full, and stand in the part of the day', () => {
  const [five, halfPast, six] = fiveToSeven as [string, string, string];
  const dayparts = hoursOfDay({
    day,
    zone,
    slots: [five, six, afterMidnight],
    fullSlots: [halfPast],
  });
  expect(dayparts).toEqual([
    {
      name: 'Dinner',
      hours: [
        {
          key: '17',
          label: inBrandWords('5 PM'),
          times: [
            { at: five, label: inBrandWords('5 PM'), isFull: false },
            { at: halfPast, label: inBrandWords('5:30 PM'), isFull: true },
          ],
          full: 1,
        },
        {
          key: '18',
          label: inBrandWords('6 PM'),
          times: [{ at: six, label: inBrandWords('6 PM'), isFull: false }],
          full: 0,
        },
      ],
    },
    {
      name: 'Late',
      hours: [
        {
          key: '+0',
          label: inBrandWords('Mon 12 AM'),
          times: [{ at: afterMidnight, label: inBrandWords('Mon 12:30 AM'), isFull: false }],
          full: 0,
        },
      ],
    },
  ]);
});

it('an hour that comes twice when clocks are put back has the times of both', () => {
  const slots = ['08:30', '09:30'].map((time) => `2026-11-01T${time}:00.000Z`);
  const [daypart] = hoursOfDay({ day: '2026-11-01', zone, slots, fullSlots: [] });
  expect(daypart?.hours.map(({ label, times }) => [label, times.length])).toEqual([
    [inBrandWords('1 AM'), 2],
  ]);
});

it('the same hour of two days has the same key', () => {
  const keys = ['2026-11-23', '2026-11-24'].map((date) =>
    hourKey(`${date}T20:15:00.000Z`, { day: date, zone }),
  );
  expect(keys).toEqual(['12', '12']);
});
