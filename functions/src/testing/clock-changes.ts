import { Temporal } from 'temporal-polyfill';

export type ClockChange = { timeZone: string; atMs: number };

/** Nothing changes at half past six on New Year's Day, but the offset is one of three quarters. */
const others: ClockChange[] = [
  { timeZone: 'Asia/Kathmandu', atMs: Date.parse('2026-01-01T00:45Z') },
  // The first went to bed on a Thursday and got up on a Saturday; the other is a day ahead of most.
  { timeZone: 'Pacific/Apia', atMs: Date.parse('2011-12-30T10:00Z') },
  { timeZone: 'Pacific/Kiritimati', atMs: Date.parse('2026-06-01T10:00Z') },
];

/** Every change of clocks of a year, once for all zones that have it in common, and what else is odd. */
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
