import type { FiguresAnswer } from '@thymely/contract/figures/endpoints';
import { figureLimits } from '@thymely/contract/figures/limits';
import { sumOfDays } from '@thymely/contract/figures/sum';
import { businessDayAt } from '@thymely/contract/ordering/business-day';
import { addDays, countDays, daysBetween } from '@thymely/contract/ordering/opening-hours';
import type { OrderingStore } from '../ordering/store.ts';
import { toInstant } from '../ordering/time-zones.ts';
import { invalidField } from '../platform/app-error.ts';
import type { FiguresStore } from './figures.firestore.ts';
import * as words from './words.en.ts';

type ReadFiguresDeps = {
  figures: Pick<FiguresStore, 'readDays'>;
  ordering: Pick<OrderingStore, 'readSettings'>;
  nowMs: () => number;
};

type Wanted = {
  from?: string | undefined;
  to?: string | undefined;
  dishDays?: number | undefined;
};

/**
 * Returns the figures of a range of business days, both included.
 *
 * @throws AppError INVALID_REQUEST when the range ends before it begins, or is too long.
 */
export async function readFigures(
  deps: ReadFiguresDeps,
  { dishDays = 0, ...range }: Wanted,
): Promise<FiguresAnswer> {
  const isGiven = range.from !== undefined && range.to !== undefined;
  const today = isGiven ? null : await businessDay(deps);
  const to = range.to ?? today ?? '';
  const from = range.from ?? addDays(to, 1 - figureLimits.usualDays);
  if (from > to) throw invalidField('from', words.upsideDown);
  const most = figureLimits.days;
  if (countDays(from, to) > most) throw invalidField('to', words.tooManyDays(most));
  const days = await deps.figures.readDays(daysBetween(from, to));
  const withoutDishes = days.length - dishDays;
  return {
    from,
    to,
    today,
    days: days.map(({ dishes, ...day }, n) => (n < withoutDishes ? day : { ...day, dishes })),
    sum: sumOfDays(days),
  };
}

async function businessDay({ ordering, nowMs }: ReadFiguresDeps): Promise<string> {
  const hours = await ordering.readSettings();
  return businessDayAt(nowMs(), { hours, toInstant });
}
