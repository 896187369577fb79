import { serverTimeOf } from '../../../lib/server-clock.ts';
import { brandInFileName } from '../../../shared/file-name.ts';
import { wallClock, type Zone } from '../../../model/restaurant-time.ts';

/** Returns a name such as `thymely-menu-2026-11-22.csv`, with the day in the restaurant's zone. */
export function datedFileName(what: string, zone: Zone, ending = 'csv'): string {
  const { date } = wallClock(serverTimeOf(Date.now()), zone);
  return `${brandInFileName}-${what}-${date}.${ending}`;
}
