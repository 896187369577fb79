import type { DayFigures, FigureSums } from '@thymely/contract/figures/endpoints';
import { rateNamed } from '../orders/ledger/ledger.ts';

/** The fields of a ledger that figures need: all but the slots and the last number. */
export const figureFields = [
  'placed',
  'collected',
  'cancelled',
  'rejected',
  'notCollected',
  'cents',
  'openCents',
  'late',
  'prepSeconds',
  'timed',
  'dishes',
  'hours',
  'takings',
  'rejectedBy',
  'lost',
  'tax',
] as const;

type Fields = Readonly<Record<string, unknown>>;
type Counted = { n: number; cents: number };

/**
 * Returns the figures in a ledger. What it breaks down is null if that does not add up to the day's
 * orders: then some of them were placed before it was kept. Hours were once planned as plain counts,
 * which are read without amounts. Anything else that is no number counts as zero.
 */
export function dayFiguresOf(day: string, ledger: Fields): DayFigures & FigureSums {
  const [placed, collected] = [wholeOf(ledger['placed']), wholeOf(ledger['collected'])];
  const [cancelled, rejected] = [wholeOf(ledger['cancelled']), wholeOf(ledger['rejected'])];
  const notCollected = wholeOf(ledger['notCollected']);
  const served = placed - cancelled - rejected - notCollected;
  const hours = hoursOf(ledger['hours']);
  const takings = countedBy(ledger['takings']);
  const rejectedBy = countedBy(ledger['rejectedBy']);
  const lost = lostOf(ledger['lost']);
  const hasHours = countIn(hours) === served;
  const hasLost = lost.cancelled.n === cancelled && lost.notCollected.n === notCollected;
  return {
    day,
    placed,
    open: served - collected,
    collected,
    cancelled,
    rejected,
    notCollected,
    cents: wholeOf(ledger['cents']),
    openCents: wholeOf(ledger['openCents']),
    late: wholeOf(ledger['late']),
    prepSeconds: wholeOf(ledger['prepSeconds']),
    timed: timedOf(ledger, collected - countIn(takings)),
    dishes: soldDishesOf(ledger['dishes']),
    hours: hasHours ? hours : null,
    takings: countIn(takings) === collected ? takings : null,
    rejectedBy: countIn(rejectedBy) === rejected ? rejectedBy : null,
    lost: hasLost ? lost : null,
    tax: hasHours && !hasPlainHours(ledger['hours']) ? taxOf(ledger['tax']) : null,
  };
}

/** @param older the collected orders from before takings by hour, of each of which a time is known */
function timedOf(ledger: Fields, older: number): number {
  return wholeOf(ledger['timed']) + Math.max(0, older);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function wholeOf(value: unknown): number {
  return Number.isSafeInteger(value) ? Number(value) : 0;
}

function countedOf(value: unknown): Counted {
  const { n, cents } = fieldsOf(value);
  return { n: wholeOf(n), cents: wholeOf(cents) };
}

/** Returns the counts by name, without what has been taken back to nothing. */
function countedBy(value: unknown): Record<string, Counted> {
  const entries = Object.entries(fieldsOf(value)).map(
    ([name, of]) => [name, countedOf(of)] as const,
  );
  return Object.fromEntries(entries.filter(([, { n, cents }]) => n !== 0 || cents !== 0));
}

function soldDishesOf(value: unknown): FigureSums['dishes'] {
  const dishes = Object.entries(fieldsOf(value));
  const fields = new Map(dishes.map(([id, of]) => [id, fieldsOf(of)]));
  const sold = Object.entries(countedBy(value)).map(([id, counted]) => {
    const { name, s } = fields.get(id) ?? {};
    return [id, { ...counted, ...(typeof name === 'string' && { name }), ...sizesOf(s) }] as const;
  });
  return Object.fromEntries(sold);
}

/** Returns the portions by size; nothing for a dish that was sold without. */
function sizesOf(value: unknown): { sizes?: Record<string, number> } {
  const counts = Object.entries(fieldsOf(value)).map(([size, n]) => [size, wholeOf(n)] as const);
  const sold = counts.filter(([, n]) => n > 0);
  return sold.length === 0 ? {} : { sizes: Object.fromEntries(sold) };
}

function hoursOf(value: unknown): NonNullable<FigureSums['hours']> {
  const entries = Object.entries(fieldsOf(value)).filter(([hour]) =>
    /^([01]\d|2[0-3])$/.test(hour),
  );
  const read = entries.map(
    ([hour, of]) =>
      [hour, typeof of === 'number' ? { n: wholeOf(of), cents: null } : countedOf(of)] as const,
  );
  return Object.fromEntries(read.filter(([, { n, cents }]) => n !== 0 || cents !== 0));
}

function hasPlainHours(value: unknown): boolean {
  return Object.values(fieldsOf(value)).some((of) => typeof of === 'number');
}

function lostOf(value: unknown): NonNullable<FigureSums['lost']> {
  const { cancelled, notCollected } = fieldsOf(value);
  return { cancelled: countedOf(cancelled), notCollected: countedOf(notCollected) };
}

function taxOf(value: unknown): Record<string, number> {
  const rates = Object.entries(fieldsOf(value)).flatMap(([name, cents]) => {
    const rate = rateNamed(name);
    return rate === undefined ? [] : [[rate, wholeOf(cents)] as const];
  });
  return Object.fromEntries(rates.filter(([, cents]) => cents !== 0));
}

function countIn(counts: Readonly<Record<string, { n: number }>>): number {
  return Object.values(counts).reduce((sum, { n }) => sum + n, 0);
}
