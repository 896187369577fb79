import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The words for the files of the built site (web/build/assets/asset-names.ts). */
const namesFile = fileURLToPath(new URL('../../web/.test/asset-names.json', import.meta.url));

/**
 * Returns the path of a script of the built site by its word, such as `auth-chunk`: files are named
 * by their hash alone. A word that no script has is an error, so no test looks for one in vain.
 */
export function scriptPath(word: string): string {
  const names = JSON.parse(readFileSync(namesFile, 'utf8')) as Record<string, string>;
  const file = Object.keys(names).find((each) => each.endsWith('.js') && names[each] === word);
  if (!file) throw new Error(`No script of the site is named ${word}.`);
  return `/assets/${file}`;
}
