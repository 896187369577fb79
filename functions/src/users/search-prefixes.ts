import { foldText } from '@thymely/contract/ground/fold-text';
import { limits } from '@thymely/contract/ground/limits';

/** Raised whenever `searchPrefixesOf` changes: older documents are then rewritten. */
export const searchVersion = 2;

/**
 * Everything that a search for a user can match: the beginning of any word of the name or the email,
 * and what follows it, in lower case and without accents. Kept in the user's document, so that one
 * query finds users by either, newest first.
 */
export function searchPrefixesOf({ name, email }: { name: string; email: string }): string[] {
  return [...new Set([name, email].flatMap(prefixesOf))];
}

function prefixesOf(text: string): string[] {
  return beginningsOf(foldText(text)).flatMap((rest) => {
    // By characters, not code units: Firestore does not store half an emoji.
    const characters = [...rest].slice(0, limits.searchLength);
    return characters.map((_, index) => characters.slice(0, index + 1).join(''));
  });
}

/** The text from its first character on, and from each of its words on. */
function beginningsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, limits.searchWords);
  return [...new Set([0, ...words.map(({ index }) => index)])].map((start) => text.slice(start));
}
