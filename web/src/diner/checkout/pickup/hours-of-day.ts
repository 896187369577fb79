import { hourMs, minuteMs } from '@thymely/contract/ground/time';
import { wallClock } from '../../../model/restaurant-time.ts';
import { daypartsOf, slotOptions } from './pickup-times.ts';

export type TimeOfHour = {
  /** The instant as ISO 8601. */
  at: string;
  label: string;
  isFull: boolean;
};

export type Hour = {
  /** The same for the same hour of other days. */
  key: string;
  /** The hour as a time: `6 PM`. */
  label: string;
  times: TimeOfHour[];
  /** How many of its times are full. */
  full: number;
};

export type HoursOfDaypart = { name: string; hours: Hour[] };

type OfferedDay = {
  day: string | null;
  zone: string;
  /** The times that have room for the order, and those that have none. */
  slots: readonly string[];
  fullSlots: readonly string[];
};

/** Returns the hours of a business day by the part of the day, each with its times. */
export function hoursOfDay({ day, zone, slots, fullSlots }: OfferedDay): HoursOfDaypart[] {
  // ISO 8601 in UTC sorts by time.
  const offered = [...slots, ...fullSlots].toSorted();
  const hours = new Map<string, TimeOfHour[]>();
  for (const { value: at, label } of slotOptions(offered, { day, zone })) {
    const key = hourKey(at, { day, zone });
    const time = { at, label, isFull: fullSlots.includes(at) };
    hours.set(key, [...(hours.get(key) ?? []), time]);
  }
  const byBegin = new Map(
    [...hours].map(([key, times]) => {
      const begin = times[0]?.at ?? '';
      const full = times.filter(({ isFull }) => isFull).length;
      return [begin, { key, label: labelOf(begin, { day, zone }), times, full }] as const;
    }),
  );
  return daypartsOf([...byBegin.keys()], { day, zone }).map(({ name, slots: begins }) => ({
    name,
    hours: begins.flatMap((begin) => byBegin.get(begin) ?? []),
  }));
}

type ZonedDay = Pick<OfferedDay, 'day' | 'zone'>;

/** Returns the hour of a time: `18`, or `+1` after the midnight that ends the day. */
export function hourKey(at: string, { day, zone }: ZonedDay): string {
  const { date, minute } = wallClock(at, zone);
  return `${day === null || date === day ? '' : '+'}${Math.floor(minute / 60)}`;
}

/** Where clocks are put back, an hour comes twice; its times say which is which, it does not. */
function labelOf(at: string, zonedDay: ZonedDay): string {
  const pastHour = (wallClock(at, zonedDay.zone).minute * minuteMs) % hourMs;
  const begin = new Date(Date.parse(at) - pastHour).toISOString();
  return slotOptions([begin], zonedDay)[0]?.label ?? '';
}
