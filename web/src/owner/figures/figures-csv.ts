import { writeAmount } from '@thymely/contract/ground/csv/decimal-mark';
import { writeCsvFile } from '@thymely/contract/ground/csv/write-csv-file';
import * as figureWords from '@thymely/contract/figures/words.en';
import { salesOf } from '@thymely/contract/figures/sales';
import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { formatRate } from '@thymely/contract/ground/price/format-rate';
import * as words from './words.en.ts';

/** The columns that every file has. */
const ownColumns = [
  'day',
  'placed',
  'orders',
  'collected',
  'open',
  'takings',
  'average',
  'late',
  'minutesToReady',
  'rejected',
  'canceled',
  'notPickedUp',
] as const;

const { day, late } = words;
const { takings, average } = figureWords;
const headings = { ...words.csvColumns, day, takings, average, late };

/** Returns the figures as a file with a row for each day. What is not known is an empty cell. */
export function figuresCsv(days: readonly DayFigures[]): string {
  const rates = [...new Set(days.flatMap(({ tax }) => Object.keys(tax ?? {})))].toSorted(
    (one, other) => Number(one) - Number(other),
  );
  const reasons = [
    ...new Set(days.flatMap(({ rejectedBy }) => Object.keys(rejectedBy ?? {}))),
  ].toSorted();
  const columns = [
    ...ownColumns.map((column) => headings[column]),
    ...reasons.map((code) => words.csvRejected(code)),
    ...rates.map((rate) => words.taxAt(formatRate(Number(rate)))),
  ];
  return writeCsvFile(
    columns,
    days.map((day) => [
      ...cellsOf(day),
      ...reasons.map((code) => countCell(day.rejectedBy && (day.rejectedBy[code]?.n ?? 0))),
      ...rates.map((rate) => amountCell(day.tax && (day.tax[rate] ?? 0))),
    ]),
  );
}

/** The cells in the order of `ownColumns`. */
function cellsOf(day: DayFigures): string[] {
  const { orders, cents, averageCents, minutesToReady = null } = salesOf(day);
  const { placed, collected, open, late, rejected, cancelled, notCollected } = day;
  return [
    day.day,
    ...[placed, orders, collected, open].map(countCell),
    amountCell(cents),
    amountCell(averageCents ?? null),
    ...[late, minutesToReady, rejected, cancelled, notCollected].map(countCell),
  ];
}

function countCell(count: number | null): string {
  return count === null ? '' : String(count);
}

function amountCell(cents: number | null): string {
  return cents === null ? '' : writeAmount(cents);
}
