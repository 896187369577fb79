import type { FileEncoding } from '@thymely/contract/ground/csv/decode-file';

/** Says how the letters of a file were read, and what helps if that was wrong. */
export function encodingInWords(encoding: FileEncoding): string {
  return encoding === 'Windows-1252'
    ? 'Read as Windows-1252. If letters look wrong, save the file as “CSV UTF-8” and choose it again.'
    : `Read as ${encoding}.`;
}
