import { type FileEncoding, isOlderEncoding } from '@thymely/contract/ground/csv/file-encodings';
import * as words from '../words.en.ts';

/** Says how the letters of a file were read, and what helps if that was wrong. */
export function encodingInWords(encoding: FileEncoding): string {
  return isOlderEncoding(encoding) ? words.readAsOlder(encoding) : words.readAs(encoding);
}
