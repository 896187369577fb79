import { expect, it } from 'vitest';
import { dayOf } from '../../../testing/figures.ts';
import { figuresCsv } from './figures-csv.ts';

it('the file has a row for each day, with empty cells for what is not known', () => {
  const days = [
    dayOf('2026-11-21', { placed: 1, collected: 1, cents: 1250, rejectedBy: null, tax: null }),
    dayOf('2026-11-22', {
      placed: 3,
      collected: 2,
      cents: 2501,
      late: 1,
      prepSeconds: 1500,
      timed: 2,
      rejected: 1,
      rejectedBy: { no_answer: { n: 1, cents: 900 } },
      tax: { 1300: 288, '887.5': 17 },
    }),
  ];
  const [head = '', ...rows] = figuresCsv(days).trim().split('\r\n');
  expect(head.split(',')).toHaveLength(15);
  expect(head.split(',').slice(-2)).toEqual(['Tax included at 8.875%', 'Tax included at 13%']);
  expect(rows).toEqual([
    '2026-11-21,1,1,1,0,12.50,12.50,0,,0,0,0,,,',
    '2026-11-22,3,2,2,0,25.01,12.51,1,13,1,0,0,1,0.17,2.88',
  ]);
});
