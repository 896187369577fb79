import { dialHour } from '../../../model/clock-angles.ts';
import * as words from './words.en.ts';

const hours = [
  ...(['one', 'two', 'three', 'four', 'five', 'six'] as const),
  ...(['seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const),
];

/** The messages for every five minutes past an hour before its half, and then for those to the next. */
const past = [
  ...[words.fivePast, words.tenPast, words.quarterPast],
  ...[words.twentyPast, words.twentyFivePast],
];
const to = [words.twentyFiveTo, words.twentyTo, words.quarterTo, words.tenTo, words.fiveTo];

/** The time as people say it, rounded down to five minutes: `ten past seven`. */
export function spokenTime(minuteOfDay: number): string {
  const fives = Math.floor((minuteOfDay % 60) / 5);
  const hour = dialHour(minuteOfDay);
  const name = hours[hour - 1] ?? 'twelve';
  const present = words.hours[name];
  if (fives === 0) return present;
  if (fives === 6) return words.halfPast[name];
  const next = words.nextHours[hours[hour % 12] ?? 'twelve'];
  return past[fives - 1]?.(present) ?? to[fives - 7]?.(next) ?? '';
}
