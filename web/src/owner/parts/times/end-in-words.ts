import { clockTimeInWords } from '@thymely/contract/ordering/week-in-words';
import * as words from './words.en.ts';

/** Says when something ends that goes on after midnight: `until 2 AM the next day`. */
export function endInWords(end: string): string {
  const time = clockTimeInWords(end);
  return end === '00:00' ? words.until(time) : words.untilNextDay(time);
}
