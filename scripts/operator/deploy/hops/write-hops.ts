import { existsSync, writeFileSync } from 'node:fs';
import { writeSettings } from '../../setup/settings-file.ts';

/** Writes FORWARDED_HOPS to a file of settings, which is made if there is none. */
export function writeHops(file: string, hops: number): void {
  if (!existsSync(file)) writeFileSync(file, '');
  writeSettings(file, { FORWARDED_HOPS: String(hops) }, file);
}
