import { menuLimits } from '@thymely/contract/menu/limits';
import { minutesIn, noticeInUnits, type NoticeUnit } from '../../../model/notice-in-words.ts';
import { typedCount } from '@thymely/contract/ground/text/typed-count';

/** How long ahead a dish is ordered, as it is typed. Without an amount, it needs no notice. */
export type NoticeValues = { amount: string; unit: NoticeUnit };

export const noNotice: NoticeValues = { amount: '', unit: 'hours' };

export function noticeValuesOf(minutes: number | null | undefined): NoticeValues {
  if (!minutes) return noNotice;
  const { amount, unit } = noticeInUnits(minutes);
  return { amount: String(amount), unit };
}

/** Returns the minutes that were typed, null for none, and NaN for anything else. */
export function minutesOfNotice({ amount, unit }: NoticeValues): number | null {
  if (amount.trim() === '') return null;
  const minutes = typedCount(amount) * minutesIn[unit];
  return minutes <= menuLimits.noticeMinutes ? minutes || null : NaN;
}
