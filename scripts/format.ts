import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { fromRoot } from './paths.ts';

/**
 * Returns text as `npm run format` would write it.
 *
 * @param path of the file that the text is for; its extension says the language
 * @throws Error if the text cannot be read as that language
 */
export async function formatted(path: string, text: string): Promise<string> {
  const options = JSON.parse(readFileSync(fromRoot('.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return code;
}
