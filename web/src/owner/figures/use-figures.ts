import { useQuery } from '@tanstack/react-query';
import type { DayFigures } from '@thymely/contract/figures/endpoints';
import { figuresQuery, type DayRange } from '../../api/figures.ts';
import { comparedRange, isWithin, rangeOf, type Period } from './figure-period.ts';

export type ShownFigures = {
  /** The present business day. */
  today: string;
  range: DayRange;
  days: readonly DayFigures[];
  compared: DayRange;
  /** The same weekdays before; undefined until they are known. */
  before: readonly DayFigures[] | undefined;
  /** The last 28 days. */
  month: readonly DayFigures[];
};

/**
 * Returns the figures of a period with those before. The last 28 days are always read, which is
 * enough for today and for a week with what they are compared with.
 */
export function useFigures(period: Period) {
  const last = useQuery(figuresQuery());
  const today = last.data?.today ?? last.data?.to ?? '';
  const range = rangeOf(period, today || '2000-01-01');
  const compared = comparedRange(range);
  const [isRead, isComparedRead] = [range, compared].map(
    (each) => last.data !== undefined && isWithin(each, last.data),
  );
  const own = useQuery({
    ...figuresQuery(range),
    enabled: isRead === false && last.data !== undefined,
  });
  const earlier = useQuery({
    ...figuresQuery(compared),
    enabled: isComparedRead === false && last.data !== undefined && !own.isError,
  });
  const month = last.data?.days;
  const days = isRead ? month && daysIn(month, range) : own.data?.days;
  const before = isComparedRead ? month && daysIn(month, compared) : earlier.data?.days;
  const failed = [last, own].find(({ isError }) => isError);
  const figures: ShownFigures | undefined = month &&
    days && { today, range, days, compared, before, month };
  return {
    figures,
    error: failed?.error ?? undefined,
    isFetching: last.isFetching || own.isFetching,
    retry: () => void failed?.refetch(),
  };
}

function daysIn(days: readonly DayFigures[], { from, to }: DayRange): DayFigures[] {
  return days.filter(({ day }) => day >= from && day <= to);
}
