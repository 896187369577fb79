/**
 * How the letters of a file may be stored if it is neither UTF-8 nor UTF-16, each with the name by
 * which browsers decode it. Nothing in a file says which of them it is.
 */
export const olderEncodings = {
  'Windows-1252': 'windows-1252',
  'Windows-1250': 'windows-1250',
  'Windows-1251': 'windows-1251',
  'Shift-JIS': 'shift_jis',
  Macintosh: 'macintosh',
} as const;

/** Those of Western Europe and America, of Eastern Europe, of Cyrillic letters, of Japan, and of older Macs. */
export type OlderEncoding = keyof typeof olderEncodings;

/** How the letters of a file are stored. A file says so itself only in UTF-8 and UTF-16. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | OlderEncoding;

export function isOlderEncoding(encoding: FileEncoding): encoding is OlderEncoding {
  return encoding in olderEncodings;
}
