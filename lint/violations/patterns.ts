/** For each rule about patterns, code with one that a text can hurt. */
export const patternViolations: Record<string, string> = {
  'no-super-linear-backtracking': 'export const a = /^\\S+@\\S+$/;',
  'no-super-linear-move': 'export const a = /\\s+$/;',
};

/** The same where a pattern is put together, and where it only has to be found in a text. */
export const furtherPatterns: readonly string[] = [
  "const sign = '€'; export const a = new RegExp(String.raw`\\s*${sign}$`, 'u');",
  "export const a = (text: string) => text.replace(/a*b/, '');",
  'export const a = /(?:a|a)*b/;',
];
