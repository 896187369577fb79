import type { MenuCategory } from './schema.ts';

const prime = 0x01000193;

/**
 * Returns a short text that is the same for the same categories, by which a site sees whether it was
 * built with the present ones. It is no secret, so that a browser can make it without waiting.
 */
export function tagOfCategories(categories: readonly MenuCategory[]): string {
  const text = JSON.stringify(categories);
  return [hash(text, 0x811c9dc5), hash(text, prime)].map((each) => each.toString(36)).join('');
}

/** The FNV-1a hash of a text, in 32 bits. */
function hash(text: string, start: number): number {
  let result = start;
  for (let at = 0; at < text.length; at++) {
    result = Math.imul(result ^ text.charCodeAt(at), prime) >>> 0;
  }
  return result;
}
