/** Letters that Unicode does not take apart into a plain letter and an accent. */
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

/** A text as searches compare it: lower case, without accents. */
export function foldText(text: string): string {
  const unaccented = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return unaccented.replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}
