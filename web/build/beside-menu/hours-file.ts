import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hours } from '@thymely/contract/ordering/opening-hours';

/** Returns the path of the opening hours, which are in the same folder as the menu. */
function fileBeside(menuFile: string): string {
  return join(dirname(menuFile), 'hours.json');
}

/** Returns the opening hours of a build, or undefined for a restaurant that takes no orders. */
export function readHoursBeside(menuFile: string): Hours | undefined {
  const file = fileBeside(menuFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hours) : undefined;
}

/**
 * Writes the opening hours into the folder of a menu, without exceptions of past days. Without
 * hours, an older file is removed. Returns whether there are hours.
 */
export function writeHoursBeside(
  menuFile: string,
  { timeZone, week, exceptions }: Hours,
  nowMs = Date.now(),
): boolean {
  const file = fileBeside(menuFile);
  // This day is before today in every time zone.
  const first = new Date(nowMs - 24 * 60 * 60_000).toISOString().slice(0, 10);
  const toCome = Object.entries(exceptions).filter(([day]) => day >= first);
  const days = [...Object.values(week), ...toCome.map(([, { periods }]) => periods)];
  if (days.every((periods) => periods.length === 0)) {
    rmSync(file, { force: true });
    return false;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ timeZone, week, exceptions: Object.fromEntries(toCome) }));
  return true;
}
