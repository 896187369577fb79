import { capitalized } from '@thymely/contract/ground/text/capitalized';
import { formatDate, timeInWords, wordLocale } from '@thymely/contract/ground/in-words';
import { dayMs } from '@thymely/contract/ground/time';
import type { Checkout } from '@thymely/contract/orders/endpoints';
import {
  comingDay,
  comingInWords,
  comingTime,
  isToday,
  wallClock,
} from '../../../model/restaurant-time.ts';
import * as words from './words.en.ts';

export type ZonedNow = { nowMs: number; zone: string };

/** Names a business day: `Today, Nov 22`, `Tomorrow, Nov 23`, `Tuesday, Nov 24`. */
export function dayLabel(day: string, { nowMs, zone }: ZonedNow): string {
  const today = Date.parse(wallClock(nowMs, zone).date);
  const near: Record<number, string> = { [today]: words.today, [today + dayMs]: words.tomorrow };
  // A date without a time is parsed as midnight in UTC.
  const name = near[Date.parse(day)] ?? formatDate(day, 'UTC', { weekday: 'long' });
  return `${capitalized(name)}, ${formatDate(day, 'UTC', { month: 'short', day: 'numeric' })}`;
}

/** A time in a sentence: `at 12:25 PM`, `tomorrow at 12:25 PM`, `on Dec 3 at 12:25 PM`. */
export function atTime(instant: string, now: ZonedNow): string {
  const day = comingDay(instant, now);
  const time = timeInWords(instant, now.zone);
  if (day === undefined) return words.atTime(time);
  // Only a date has a number: weekdays and `tomorrow` are words.
  return /\d/.test(day) ? words.atTimeOfDate(day, time) : words.atTimeOfDay(day, time);
}

/** A time that is estimated, on its own: `about 12:25 PM`, `about tomorrow at 12 PM`. */
export function aboutTime(instant: string, now: ZonedNow): string {
  return comingInWords(instant, now, { today: words.about, later: words.aboutOn });
}

type Chosen = { pickup: string | undefined; asap: string | null };

/** Describes the chosen time: `Ready about 12:25 PM`, `Ready tomorrow at 12 PM`. */
export function readyWords({ pickup, asap }: Chosen, now: ZonedNow): string | undefined {
  if (pickup !== 'asap') return pickup && words.ready(atTime(pickup, now));
  if (asap === null) return undefined;
  return isToday(asap, now)
    ? words.readyAbout(timeInWords(asap, now.zone))
    : words.readyAboutOn(atTime(asap, now));
}

/** Returns the time of the pick-up in a few words: `4:45 PM`, `tomorrow at 12 PM`. */
export function timeOf({ pickup, asap }: Chosen, now: ZonedNow): string | undefined {
  const at = pickup === 'asap' ? asap : pickup;
  return at === undefined || at === null ? undefined : comingTime(at, now);
}

/** Says what pressing the button of the checkout does next. */
export function orderButtonWords(order: {
  pickup: string | undefined;
  faults: readonly object[];
}): string {
  const { length } = order.faults;
  if (length > 0) return words.fix(length);
  return order.pickup === undefined ? words.chooseTime : words.placeOrder;
}

/** Writes a time as the label of a button, which begins with a capital letter. */
export function timeButtonLabel(instant: string, now: ZonedNow): string {
  return capitalized(comingTime(instant, now));
}

export type PickupChoice =
  | { kind: 'asap' }
  | {
      kind: 'slot';
      /** Undefined until a time of the shown day is chosen. */
      at: string | undefined;
      /** The time of day that was chosen before, in minutes since midnight: it is kept if offered. */
      minute?: number | undefined;
    };

type Offered = Pick<Checkout, 'asap' | 'slots' | 'fullSlots'> & ZonedNow & { isOtherDay: boolean };

/** Whether a chosen time is over, or so near that the order could not be ready. */
export function isTooEarly(choice: PickupChoice, { asap, nowMs }: Pick<Offered, 'asap' | 'nowMs'>) {
  if (choice.kind === 'asap' || choice.at === undefined) return false;
  const atMs = Date.parse(choice.at);
  return atMs <= nowMs || (asap !== null && atMs < Date.parse(asap));
}

/**
 * Returns the chosen pick-up: `asap`, a slot, or undefined as long as there is no time, which a full
 * one or one that has passed is not. On another day it is the same time of day, if that is offered
 * there.
 *
 * @param offered.isOtherDay whether the slots are still those of the day before
 */
export function chosenPickup(choice: PickupChoice, offered: Offered): string | undefined {
  const { slots, fullSlots, zone, isOtherDay } = offered;
  if (choice.kind === 'asap') return 'asap';
  if (choice.at !== undefined) {
    return fullSlots.includes(choice.at) || isTooEarly(choice, offered) ? undefined : choice.at;
  }
  if (choice.minute === undefined || isOtherDay) return undefined;
  return slots.find((slot) => wallClock(slot, zone).minute === choice.minute);
}

type OfferedDays = Pick<Checkout, 'day' | 'days' | 'slots'>;

/**
 * Returns the business day of a time that is offered instead of another; undefined if it is not known.
 * One after midnight may be of the day that is shown.
 */
export function dayOfTime(time: string, { day, days, slots }: OfferedDays, zone: string) {
  if (day !== null && slots.includes(time)) return day;
  const { date } = wallClock(time, zone);
  return days.find((each) => each === date);
}

/** The parts of a business day, with the hour at which each ends. */
const dayparts = [
  { name: words.morning, endHour: 11 },
  { name: words.lunch, endHour: 15 },
  { name: words.afternoon, endHour: 17 },
  { name: words.dinner, endHour: 22 },
  { name: words.late, endHour: 24 },
] as const;

export type Daypart = { name: string; slots: string[] };

/** Groups a day's slots by the part of the day; after midnight it is still late. */
export function daypartsOf(slots: readonly string[], { day, zone }: SlotsOfDay): Daypart[] {
  const daypartOf = (slot: string) => {
    const { date, minute } = wallClock(slot, zone);
    const isNextDay = day !== null && date !== day;
    return dayparts.find(({ endHour }) => !isNextDay && minute < endHour * 60)?.name ?? words.late;
  };
  return dayparts.flatMap(({ name }) => {
    const own = slots.filter((slot) => daypartOf(slot) === name);
    return own.length > 0 ? [{ name, slots: own }] : [];
  });
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
      new Intl.DateTimeFormat(wordLocale, { ...options, timeZone: zone })
        .formatToParts(new Date(slot))
        .find((each) => each.type === type)?.value ?? '';
    const weekday = isOtherDay ? `${part({ weekday: 'short' }, 'weekday')} ` : '';
    const zoneName = isTwice(time)
      ? ` ${part({ hour: 'numeric', timeZoneName: 'short' }, 'timeZoneName')}`
      : '';
    return { value: slot, label: `${weekday}${time}${zoneName}` };
  });
}
