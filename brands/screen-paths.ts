import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = join(import.meta.dirname, '../web/src/app/screens.ts');

/**
 * The paths of the app's screens, without those of categories and of pages that the restaurant has
 * written. They are the texts in that file that begin with a slash.
 */
export const screenPaths: readonly string[] =
  readFileSync(list, 'utf8').match(/(?<=')\/[\w/:*-]*(?=')/g) ?? [];
