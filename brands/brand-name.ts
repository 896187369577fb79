import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const settingsFile = join(import.meta.dirname, '..', '.env');
const settings = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, 'utf8')) : {};

/**
 * The name of the restaurant that the site and the function are built for: the setting BRAND, from
 * the environment or from `.env`.
 */
export const brandName = process.env['BRAND'] || settings['BRAND'] || 'thymely';

/** The folder with the chosen restaurant's data, colors and pictures. */
export const brandFolder = join(import.meta.dirname, brandName);
