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

/** Returns the text in lower case and without accents, as searches compare it. */
export function foldText(text: string): string {
  const unaccented = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return unaccented.replace(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter);
}
