import { typedNumber } from '@thymely/contract/ground/text/typed-text';

/** Reads a time as people type it, such as `9`, `930`, `9.30` or `19:00`; empty for anything else. */
export function readTime(text: string): string {
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(typedNumber(text)) ?? [];
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return '';
  if (hour === '24') return minute === '00' ? '00:00' : '';
  return `${hour.padStart(2, '0')}:${minute}`;
}
