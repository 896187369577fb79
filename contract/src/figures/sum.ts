import type { CountedCents, DayFigures, FigureSums, SoldDish } from './schema.ts';

type Hours = NonNullable<FigureSums['hours']>;

/** Returns the sum of days. What was not kept on a day is left out; null if no day has any of it. */
export function sumOfDays(days: readonly DayFigures[]): FigureSums {
  const total = (of: (day: DayFigures) => number) => days.reduce((sum, day) => sum + of(day), 0);
  return {
    placed: total(({ placed }) => placed),
    open: total(({ open }) => open),
    collected: total(({ collected }) => collected),
    cancelled: total(({ cancelled }) => cancelled),
    rejected: total(({ rejected }) => rejected),
    notCollected: total(({ notCollected }) => notCollected),
    cents: total(({ cents }) => cents),
    openCents: total(({ openCents }) => openCents),
    late: total(({ late }) => late),
    prepSeconds: total(({ prepSeconds }) => prepSeconds),
    timed: total(({ timed }) => timed),
    dishes: merged(
      days.map(({ dishes = {} }) => dishes),
      bothSold,
    ),
    hours: mergedKnown(days, ({ hours }) => hours, bothHours),
    takings: mergedKnown(days, ({ takings }) => takings, bothCounted),
    rejectedBy: mergedKnown(days, ({ rejectedBy }) => rejectedBy, bothCounted),
    lost: sumOfLost(days),
    tax: mergedKnown(
      days,
      ({ tax }) => tax,
      (one, other) => one + other,
    ),
  };
}

function bothCounted(one: CountedCents, other: CountedCents): CountedCents {
  return { n: one.n + other.n, cents: one.cents + other.cents };
}

/** The later day says what the dish is called. */
function bothSold(one: SoldDish, other: SoldDish): SoldDish {
  const name = other.name ?? one.name;
  const known = [one.sizes, other.sizes].filter((sizes) => sizes !== undefined);
  return {
    ...bothCounted(one, other),
    ...(name !== undefined && { name }),
    ...(known.length > 0 && { sizes: merged(known, (many, more) => many + more) }),
  };
}

function bothHours(one: Hours[string], other: Hours[string]): Hours[string] {
  const [cents, others] = [one.cents, other.cents];
  const isKnown = cents !== null && others !== null;
  return { n: one.n + other.n, cents: isKnown ? cents + others : null };
}

function sumOfLost(days: readonly DayFigures[]): FigureSums['lost'] {
  const known = days.flatMap(({ lost }) => lost ?? []);
  const nothing = { n: 0, cents: 0 };
  if (known.length === 0) return null;
  return known.reduce(
    (sum, { cancelled, notCollected }) => ({
      cancelled: bothCounted(sum.cancelled, cancelled),
      notCollected: bothCounted(sum.notCollected, notCollected),
    }),
    { cancelled: nothing, notCollected: nothing },
  );
}

type Both<Value> = (one: Value, other: Value) => Value;

function mergedKnown<Value>(
  days: readonly DayFigures[],
  of: (day: DayFigures) => Record<string, Value> | null,
  both: Both<Value>,
): Record<string, Value> | null {
  const known = days.map(of).filter((each) => each !== null);
  return known.length === 0 ? null : merged(known, both);
}

/** Uses a map, because the ID of a dish can be `constructor`. */
function merged<Value>(
  records: readonly Record<string, Value>[],
  both: Both<Value>,
): Record<string, Value> {
  const sums = new Map<string, Value>();
  for (const [name, value] of records.flatMap((each) => Object.entries(each))) {
    const before = sums.get(name);
    sums.set(name, before === undefined ? value : both(before, value));
  }
  return Object.fromEntries(sums);
}
