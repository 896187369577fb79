/**
 * Returns what somebody has typed as it is read: wide and styled letters are plain ones, and
 * characters that nobody sees are gone. It is for emails, amounts, numbers and searches, and never for
 * passwords, names, notes and allergies, which stay as they were typed.
 */
export function typedText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();
}

/** Returns a typed number with the digits and separators of English, in whatever script it was typed. */
export function typedNumber(text: string): string {
  return withPlainDigits(typedText(text))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
    .replace(/^\p{Pd}|^\u2212/u, '-');
}

/** Returns the text with the digits of any script as those from 0 to 9. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(valueOf(digit.codePointAt(0) ?? 0)));
}

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Unicode has the ten digits of each script side by side, from zero. */
function valueOf(code: number): number {
  let first = code;
  while (first > 0 && isDigit(first - 1)) first -= 1;
  return (code - first) % 10;
}
