import { minuteMs } from '../ground/time.ts';
import { localDayAt, type HoursInZone } from './opening-hours.ts';
import type { Slot } from './slots.ts';

/** The distance from a day's end within which a slot may once have been the adjacent day's. */
const edgeMs = 8 * 60 * minuteMs;

/**
 * Returns the business days whose ledgers can hold orders for a slot, its own first. Under earlier
 * hours, or in another time zone, it may have belonged to an adjacent day, and orders stay where
 * they were booked. Near the edge of its day, both ledgers are therefore read.
 */
export function decidingDays({ day, startMs }: Slot, zone: HoursInZone): string[] {
  const local = localDayAt(startMs, zone);
  // The slot is after midnight, in an opening that began the evening before.
  if (local !== day) return [day, local];
  const beside = [localDayAt(startMs - edgeMs, zone), localDayAt(startMs + edgeMs, zone)];
  return [day, ...beside.filter((each) => each !== day)];
}
