import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const settingsFile = join(import.meta.dirname, '..', '.env');

/** Returns the setting BRAND, from the environment or from `.env`. */
export function brandSetting(): string {
  const settings = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, 'utf8')) : {};
  return process.env['BRAND'] || settings['BRAND'] || 'thymely';
}
