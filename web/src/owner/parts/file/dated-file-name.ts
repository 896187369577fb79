import { brand } from '@brand/brand.ts';
import { serverTimeOf } from '../../../lib/server-clock.ts';
import { wallClock, type Zone } from '../../../model/restaurant-time.ts';

/** Returns a name such as `thymely-menu-2026-11-22.csv`, with the day in the restaurant's zone. */
export function datedFileName(what: string, zone: Zone): string {
  const { date } = wallClock(serverTimeOf(Date.now()), zone);
  const name = brand.name.toLowerCase().replaceAll(' ', '-');
  return `${name}-${what}-${date}.csv`;
}
