import type { FileEncoding } from '@thymely/contract/ground/csv/file-encodings';
import * as words from '../words.en.ts';

/** Says how the letters of a file were read, and what helps if that was wrong. */
export function encodingInWords(encoding: FileEncoding): string {
  return encoding === 'Windows-1252' ? words.readAsWindows : words.readAs(encoding);
}
