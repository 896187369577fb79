import { Temporal } from 'temporal-polyfill';

export type ClockChange = { timeZone: string; atMs: number };

/** Odd zones. Kathmandu never changes its clocks, but its offset has three quarters. */
const others: ClockChange[] = [
  { timeZone: 'Asia/Kathmandu', atMs: Date.parse('2026-01-01T00:45Z') },
  // Apia skipped a Friday when it crossed the date line; Kiritimati is a day ahead of most zones.
  { timeZone: 'Pacific/Apia', atMs: Date.parse('2011-12-30T10:00Z') },
  { timeZone: 'Pacific/Kiritimati', atMs: Date.parse('2026-06-01T10:00Z') },
];

/** Returns every clock change of a year, once per change that zones share, and odd zones. */
export function findClockChanges(year = 2026): ClockChange[] {
  const found = new Map<string, ClockChange>();
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    let clock = Temporal.ZonedDateTime.from(`${year}-01-01T00:00[${timeZone}]`);
    for (;;) {
      const next = clock.getTimeZoneTransition('next');
      if (next === null || next.year > year) break;
      found.set(`${next.epochMilliseconds} ${clock.offset} ${next.offset}`, {
        timeZone,
        atMs: next.epochMilliseconds,
      });
      clock = next;
    }
  }
  return [...found.values(), ...others];
}
