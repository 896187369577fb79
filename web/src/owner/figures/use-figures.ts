import { useQuery } from '@tanstack/react-query';
import { sumOfDays } from '@thymely/contract/figures/sum';
import type { DayFigures, FiguresAnswer, FigureSums } from '@thymely/contract/figures/endpoints';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { figuresQuery, type DayRange } from '../../api/figures.ts';
import {
  comparedRange,
  isWithin,
  rangeOf,
  type FigurePeriod,
} from '../parts/figures/figure-period.ts';

export type ShownFigures = {
  /** When they came, by the server's clock. */
  asOfMs: number;
  /** The present business day. */
  today: string;
  range: DayRange;
  days: readonly DayFigures[];
  /** All of these days together, with the dishes that were sold. */
  sum: FigureSums;
  compared: DayRange;
  /** The same weekdays before; undefined until they are known. */
  before: readonly DayFigures[] | undefined;
  /** The last 28 days. */
  month: readonly DayFigures[];
  monthSum: FigureSums;
};

/**
 * Returns the figures of a period with those before. The last 28 days are always read, which is
 * enough for them, for today and for a week, with what the latter two are compared with.
 */
export function useFigures(period: FigurePeriod) {
  const last = useQuery(figuresQuery());
  const today = last.data?.today ?? last.data?.to ?? '';
  const range = rangeOf(period, today || '2000-01-01');
  const compared = comparedRange(range);
  const read = last.data && summedIn(last.data, range);
  const readBefore = last.data && daysIn(last.data, compared);
  const own = useQuery({
    ...figuresQuery(range),
    enabled: last.data !== undefined && read === undefined,
  });
  const earlier = useQuery({
    ...figuresQuery(compared),
    enabled: last.data !== undefined && readBefore === undefined && !own.isError,
  });
  const shown = read ?? own.data;
  const before = readBefore ?? earlier.data?.days;
  const failed = [last, own].find(({ isError }) => isError);
  const figures: ShownFigures | undefined = last.data &&
    shown && {
      asOfMs: serverTimeOf((read ? last : own).dataUpdatedAt),
      today,
      range,
      days: shown.days,
      sum: shown.sum,
      compared,
      before,
      month: last.data.days,
      monthSum: last.data.sum,
    };
  return {
    figures,
    error: failed?.error ?? undefined,
    isFetching: last.isFetching || own.isFetching,
    retry: () => void failed?.refetch(),
  };
}

/** Whether the breakdown of some day was not kept yet. */
export function hasUnknown({ days }: ShownFigures): boolean {
  return days.some((day) =>
    [day.hours, day.takings, day.rejectedBy, day.lost, day.tax].includes(null),
  );
}

/** Returns days with their sum, if an answer has all of them and their dishes. */
function summedIn(
  answer: FiguresAnswer,
  range: DayRange,
): Pick<FiguresAnswer, 'days' | 'sum'> | undefined {
  if (range.from === answer.from && range.to === answer.to) return answer;
  const days = daysIn(answer, range);
  const hasDishes = days?.every(({ dishes }) => dishes !== undefined);
  return days && hasDishes ? { days, sum: sumOfDays(days) } : undefined;
}

/** Returns days, if an answer has all of them. */
function daysIn(answer: FiguresAnswer, range: DayRange): DayFigures[] | undefined {
  if (!isWithin(range, answer)) return undefined;
  return answer.days.filter(({ day }) => day >= range.from && day <= range.to);
}
