import { analyse } from 'chardet';
import { olderEncodings, type OlderEncoding } from './file-encodings.ts';

/** What the detector calls them. Each ISO encoding is nearly a part of the Windows one. */
const byName: Partial<Record<string, OlderEncoding>> = {
  'windows-1252': 'Windows-1252',
  'ISO-8859-1': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'ISO-8859-2': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  Shift_JIS: 'Shift-JIS',
};

/** Less than this, in percent, says nothing: the detector names some encodings for any text. */
const leastConfidence = 15;

/** What the detector reads of a large file. */
const mostBytes = 64_000;

/**
 * Returns the encoding of a text that is neither UTF-8 nor UTF-16, by its letters. It may be wrong
 * about a short text, so that a person can choose another one. Undefined for bytes that are no text.
 */
export function detectEncoding(bytes: Uint8Array): OlderEncoding | undefined {
  if (bytes.some(isControl)) return undefined;
  const telling = linesWithOtherLetters(bytes);
  const [best = 'Windows-1252'] = analyse(telling)
    .filter(({ confidence }) => confidence >= leastConfidence)
    .toSorted((a, b) => b.confidence - a.confidence)
    .flatMap(({ name }) => byName[name] ?? []);
  if (best === 'Windows-1252' && telling.some(isMissingInWindows)) return 'Macintosh';
  return best;
}

/** Decodes a text, with a sign in the place of bytes that are no letters. */
export function decodeOlder(bytes: Uint8Array, encoding: OlderEncoding): string {
  return new TextDecoder(olderEncodings[encoding]).decode(bytes);
}

/** Returns the lines that have letters beside those of English, as far as they are read. */
function linesWithOtherLetters(bytes: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let begin = 0;
  while (begin < bytes.length && lines.length < mostBytes) {
    const next = bytes.indexOf(0x0a, begin);
    const end = next === -1 ? bytes.length : next + 1;
    const line = bytes.subarray(begin, Math.min(end, begin + mostBytes));
    if (line.some((byte) => byte >= 0x80)) lines.push(...line);
    begin = end;
  }
  return Uint8Array.from(lines);
}

/** Control characters of no text file. */
function isControl(byte: number): boolean {
  return byte === 0x7f || (byte < 0x20 && ![0x09, 0x0a, 0x0b, 0x0c, 0x0d].includes(byte));
}

/** The bytes that Windows-1252 does not define. Mac Roman has usual letters there, such as é and ç. */
function isMissingInWindows(byte: number): boolean {
  return [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte);
}
