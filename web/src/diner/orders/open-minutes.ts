import { minuteMs } from '@thymely/contract/ground/time';
import { weekdays } from '@thymely/contract/hours/hours';
import type { Ordering, Period } from '@thymely/contract/hours/endpoints';
import { wallClock, type WallClock } from '../../model/restaurant-time.ts';

type Hours = Pick<Ordering, 'week' | 'exceptions' | 'timeZone'>;

const minutesPerDay = 24 * 60;
/** The longest span that is counted: no order is placed further ahead, so none waits longer. */
const mostMinutes = 8 * minutesPerDay;

/** Counts the minutes of opening time between two instants, up to `enough`. */
export function openMinutes(
  hours: Hours,
  { fromMs, toMs, enough }: { fromMs: number; toMs: number; enough: number },
): number {
  const minutes = Math.min(mostMinutes, Math.floor((toMs - fromMs) / minuteMs));
  let open = 0;
  for (let minute = 0; minute < minutes && open < enough; minute += 1) {
    if (isOpenAt(hours, fromMs + minute * minuteMs)) open += 1;
  }
  return open;
}

function isOpenAt(hours: Hours, at: number): boolean {
  const { date, dateBefore, minute } = wallClock(at, hours.timeZone);
  const isWithin = (period: Period, minuteOfItsDay: number) => {
    const [open, close] = [minuteOf(period.open), minuteOf(period.close)];
    // A closing time that is not later than the opening time is on the next day.
    const end = close > open ? close : close + minutesPerDay;
    return minuteOfItsDay >= open && minuteOfItsDay < end;
  };
  return (
    periodsOn(hours, date).some((period) => isWithin(period, minute)) ||
    periodsOn(hours, dateBefore).some((period) => isWithin(period, minute + minutesPerDay))
  );
}

function periodsOn({ week, exceptions }: Hours, date: WallClock['date']): Period[] {
  const weekday = weekdays[(new Date(date).getUTCDay() + 6) % 7];
  return exceptions[date]?.periods ?? (weekday ? week[weekday] : []);
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
