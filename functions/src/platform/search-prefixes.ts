import { foldText } from '@thymely/contract/ground/text/fold-text';
import { userLimits } from '@thymely/contract/users/limits';

/** Raised whenever `searchPrefixesOf` changes, so that older documents are rewritten. */
export const searchVersion = 2;

/**
 * Returns everything that a search for some texts can match: each of their words with what follows
 * it, and all beginnings of that, in lower case and without accents. It is stored in the document
 * that has the texts, so that one query finds documents by any of them, newest first.
 */
export function searchPrefixesOf(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(prefixesOf))];
}

function prefixesOf(text: string): string[] {
  return beginningsOf(foldText(text)).flatMap((rest) => {
    // Characters are counted, not code units, because Firestore cannot store half an emoji.
    const characters = [...rest].slice(0, userLimits.searchLength);
    return characters.map((_, index) => characters.slice(0, index + 1).join(''));
  });
}

/** Returns the text from its first character on, and from each of its words on. */
function beginningsOf(text: string): string[] {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)].slice(0, userLimits.searchWords);
  return [...new Set([0, ...words.map(({ index }) => index)])].map((start) => text.slice(start));
}
