import { brand } from '@brand/brand.ts';
import { serverTimeOf } from '../../lib/server-clock.ts';
import { wallClock, type Zone } from '../../model/restaurant-time.ts';

/** Returns a name such as `thymely-menu-2026-11-22.csv`, with the day in the restaurant's zone. */
export function datedFileName(what: string, zone: Zone): string {
  const { date } = wallClock(serverTimeOf(Date.now()), zone);
  const name = brand.name.toLowerCase().replaceAll(' ', '-');
  return `${name}-${what}-${date}.csv`;
}

/** Saves a file to the person's downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has started the download by the end of this task.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  });
}
