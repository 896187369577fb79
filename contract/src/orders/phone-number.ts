import { typedText, withPlainDigits } from '../ground/text/typed-text.ts';

/** The number and its extension, as people write it: `555 0100 ext. 12`, `555 0100 x12`, `555 0100 #12`. */
const numberWithExtension =
  /^(\+?[\d\p{Zs}\p{Pd}\u2212()./]{6,24}?)(?:[\p{Zs}]?[,;]?[\p{Zs}]?(?:ext|extension|extensão|ramal|durchwahl|dw|x|#)[.:]?[\p{Zs}]?(\d{1,6}))?$/iu;

/** Writes digits and signs as telephones have them, whatever the keyboard. */
function plain(text: string): string {
  return withPlainDigits(typedText(text));
}

/** Returns a number as it is kept: as it was written, without characters that nobody sees. */
export function writtenNumber(text: string): string {
  return text.replace(/\p{Cf}/gu, '').trim();
}

type PhoneNumber = { digits: string; extension: string | undefined };

function phoneNumberIn(text: string): PhoneNumber | undefined {
  const [, written = '', extension] = numberWithExtension.exec(plain(text)) ?? [];
  const digits = written.replaceAll(/\D/g, '');
  if (digits.length < 6 || digits.length > 15) return undefined;
  return { digits: written.startsWith('+') ? `+${digits}` : digits, extension };
}

/**
 * Whether a text is a telephone number as people write them: one line with 6 to 15 digits of any
 * script, and perhaps an extension.
 */
export function isPhoneNumber(text: string): boolean {
  return phoneNumberIn(text) !== undefined;
}

/** Returns what a telephone dials: the digits, and the extension after a pause. */
export function dialed(text: string): string {
  const number = phoneNumberIn(text);
  if (!number) return plain(text).replaceAll(/[^+\d]/g, '');
  return number.extension === undefined ? number.digits : `${number.digits},${number.extension}`;
}
