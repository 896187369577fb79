import { formatDate, timeInWords } from '@thymely/contract/ground/in-words';
import { type Instant, type Zone } from './restaurant-time.ts';

/** The formats of printed times, separate from other times because no first load needs them. */
const styles = {
  date: { weekday: 'short', month: 'short', day: 'numeric' },
  dateWithYear: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Returns a time for paper, which is read on another day: `Mon, Nov 23, 12:30 PM`, not `tomorrow`.
 *
 * @param style whether the paper is kept for so long that the year matters
 */
export function printedTime(at: Instant, zone: Zone, style: keyof typeof styles = 'date'): string {
  return `${formatDate(at, zone, styles[style])}, ${timeInWords(at, zone)}`;
}
