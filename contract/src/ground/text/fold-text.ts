import { withPlainDigits } from './typed-text.ts';

/** Letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/**
 * Returns the text in lower case, without accents and without characters that nobody sees, as
 * searches compare it. Wide and styled letters are plain ones, and so are the digits of any script.
 */
export function foldText(text: string): string {
  const plain = withPlainDigits(text.normalize('NFKC')).toLowerCase().normalize('NFD');
  const unaccented = plain.replace(/[\p{M}\p{Cf}]/gu, '');
  return unaccented.replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}
