import { inThousands } from '@thymely/contract/ground/in-words';
import * as words from './words.en.ts';

export const minutesIn = { minutes: 1, hours: 60, days: 24 * 60 };

const inWords = {
  minutes: words.minutesAhead,
  hours: words.hoursAhead,
  days: words.daysAhead,
};

export type NoticeUnit = keyof typeof minutesIn;

export const noticeUnits = Object.keys(minutesIn) as NoticeUnit[];

/** Returns minutes in the largest unit of which they are a whole number. */
export function noticeInUnits(minutes: number): { amount: number; unit: NoticeUnit } {
  const unit = noticeUnits.findLast((each) => minutes % minutesIn[each] === 0) ?? 'minutes';
  return { amount: minutes / minutesIn[unit], unit };
}

/** Says how long ahead a dish has to be ordered: `2 days`, `90 minutes`. */
export function noticeInWords(minutes: number): string {
  const { amount, unit } = noticeInUnits(minutes);
  return inWords[unit](amount, inThousands(amount));
}
