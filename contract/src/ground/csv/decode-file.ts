import { limits } from '../limits.ts';
import { decodeOlder, detectEncoding } from './detect-encoding.ts';
import type { FileEncoding, OlderEncoding } from './file-encodings.ts';
import { FileFault } from './file-fault.ts';
import * as words from './words.en.ts';

export type DecodedFile = { text: string; encoding: FileEncoding };

/**
 * Returns the text of a file in UTF-8 or UTF-16, each with or without a byte order mark, and any
 * other text in the encoding that its letters suggest.
 *
 * @param chosen the encoding that a person has chosen instead
 * @throws FileFault
 */
export function decodeFile(bytes: Uint8Array, chosen?: OlderEncoding): DecodedFile {
  requireFileSize(bytes);
  if (beginsWith(bytes, [0x50, 0x4b, 3, 4])) throw new FileFault(words.spreadsheet);
  const utf16 = utf16Of(bytes);
  const text = decoded(bytes, utf16 ?? 'utf-8');
  if (text !== undefined) {
    // No text has this character, and nearly every other file does.
    if (text.includes('\0')) throw new FileFault(words.notText);
    return { text, encoding: utf16 === undefined ? 'UTF-8' : 'UTF-16' };
  }
  const detected = utf16 === undefined ? detectEncoding(bytes) : undefined;
  if (detected === undefined) throw new FileFault(words.notText);
  const encoding = chosen ?? detected;
  return { text: decodeOlder(bytes, encoding), encoding };
}

/** @throws FileFault when the file is larger than any that is read */
export function requireFileSize(bytes: Uint8Array): void {
  if (bytes.length > limits.importFileBytes) {
    throw new FileFault(words.fileTooLarge(limits.importFileBytes / 1_000_000));
  }
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

function decoded(bytes: Uint8Array, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Returns the form of UTF-16 by its mark, or by the zeros that every second byte of its first row
 * would be: separators and most letters have a byte of zero there.
 */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (beginsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (beginsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  const start = bytes.subarray(0, 100);
  const zeros = [0, 1].map((place) => start.filter((byte, at) => at % 2 === place && byte === 0));
  const [first = 0, second = 0] = zeros.map(({ length }) => length / (start.length / 2));
  if (second > 0.6 && first === 0) return 'utf-16le';
  return first > 0.6 && second === 0 ? 'utf-16be' : undefined;
}
