/**
 * Returns text in the form in which headings and categories of files are compared: without case,
 * accents and punctuation, words separated by one space.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
