import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Hours } from '@thymely/contract/hours/hours';

/** The opening hours that a build shows lie beside its menu. */
function fileBeside(menuFile: string): string {
  return join(dirname(menuFile), 'hours.json');
}

/** Undefined when there are none: a restaurant without hours is only looked at. */
export function readHoursBeside(menuFile: string): Hours | undefined {
  const file = fileBeside(menuFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hours) : undefined;
}

/**
 * Writes the hours beside a menu, without the exceptions of days gone by; without hours, those of an
 * earlier time are removed. Returns whether there are any.
 */
export function writeHoursBeside(
  menuFile: string,
  { timeZone, week, exceptions }: Hours,
  nowMs = Date.now(),
): boolean {
  const file = fileBeside(menuFile);
  // A day before today in every time zone.
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
