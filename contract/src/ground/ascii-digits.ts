/** Writes the digits of every script as 0 to 9: `٠٥٥` and `０５５` become `055`. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Each script's ten digits are next to each other, from 0 to 9, and some scripts follow another. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}
