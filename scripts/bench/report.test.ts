import { expect, it } from 'vitest';
import { linesOf, tableOf } from './report.ts';

it('lists each figure with its target, whether that is met, and of how many runs it is the median', () => {
  const table = tableOf([
    { what: 'TBT of /', unit: 'ms', target: { atMost: 40 }, measured: 64.4, runs: [20, 64, 90] },
    { what: 'HTML of /', unit: 'kB', target: { atMost: 13.7 }, measured: 13.68 },
    { what: 'import of 500 rows', unit: 'ms', measured: 812 },
  ]);
  expect(table.split('\n').map((line) => line.split(/ {2,}/))).toEqual([
    ['what', 'target', 'measured', 'runs'],
    ['TBT of /', '≤ 40 ms', '64 ms', 'not ok', 'median of 3, 20 to 90 ms'],
    ['HTML of /', '≤ 13.7 kB', '13.7 kB', 'ok'],
    ['import of 500 rows', '812 ms'],
  ]);
});

it('says what was measured without the head of the table, as soon as it is known', () => {
  const placed = { what: '50 orders at once: placed', unit: 'orders/s', measured: 110.83 } as const;
  expect(linesOf([placed])).toBe('50 orders at once: placed    111 orders/s');
});
