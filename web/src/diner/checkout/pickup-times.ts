import { dayMs } from '@thymely/contract/ground/time';
import { comingTime, timeInWords, wallClock } from '../../model/restaurant-time.ts';

export type ZonedNow = { nowMs: number; zone: string };

/** Names a business day: `Today, Nov 22`, `Tomorrow, Nov 23`, `Tuesday, Nov 24`. */
export function dayLabel(day: string, { nowMs, zone }: ZonedNow): string {
  const today = Date.parse(wallClock(nowMs, zone).date);
  const near: Record<number, string> = { [today]: 'Today', [today + dayMs]: 'Tomorrow' };
  // A date without a time is parsed as midnight in UTC.
  const date = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day));
  const name = near[Date.parse(day)] ?? date({ weekday: 'long' });
  return `${name}, ${date({ month: 'short', day: 'numeric' })}`;
}

/** A time in a sentence: `at 12:25 PM`, `tomorrow at 12:25 PM`, `on Dec 3 at 12:25 PM`. */
export function atTime(instant: string, now: ZonedNow): string {
  const time = comingTime(instant, now);
  if (/^\d/.test(time)) return `at ${time}`;
  return /\d.* at /.test(time) ? `on ${time}` : time;
}

type Chosen = { pickup: string | undefined; asap: string | null };

/** Describes the chosen time: `Ready about 12:25 PM`, `Ready tomorrow at 12 PM`. */
export function readyWords({ pickup, asap }: Chosen, now: ZonedNow): string | undefined {
  if (pickup !== 'asap') return pickup && `Ready ${atTime(pickup, now)}`;
  return asap === null ? undefined : `Ready about ${atTime(asap, now).replace(/^at /, '')}`;
}

/** Writes a time as the label of a button, which begins with a capital letter. */
export function timeButtonLabel(instant: string, now: ZonedNow): string {
  const time = comingTime(instant, now);
  return time.charAt(0).toUpperCase() + time.slice(1);
}

type SlotsOfDay = { day: string | null; zone: string };

/**
 * Lists the times of a business day's slots. After midnight the weekday stands before the time, and
 * where clocks are put back the zone distinguishes the two hours.
 */
export function slotOptions(
  slots: readonly string[],
  { day, zone }: SlotsOfDay,
): { value: string; label: string }[] {
  const times = slots.map((slot) => timeInWords(slot, zone));
  const isTwice = (time: string) => times.indexOf(time) !== times.lastIndexOf(time);
  return slots.map((slot, index) => {
    const time = times[index] ?? '';
    const isOtherDay = day !== null && wallClock(slot, zone).date !== day;
    const part = (options: Intl.DateTimeFormatOptions, type: string) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
        .formatToParts(new Date(slot))
        .find((each) => each.type === type)?.value ?? '';
    const weekday = isOtherDay ? `${part({ weekday: 'short' }, 'weekday')} ` : '';
    const zoneName = isTwice(time)
      ? ` ${part({ hour: 'numeric', timeZoneName: 'short' }, 'timeZoneName')}`
      : '';
    return { value: slot, label: `${weekday}${time}${zoneName}` };
  });
}
