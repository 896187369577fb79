import { limits } from '@thymely/contract/limits';

/**
 * Everything that a search for a user may be: whatever the name or the e-mail begins with, in lower
 * case. Kept in the user's document, so that one query finds users by either, newest first.
 */
export function searchPrefixesOf({ name, email }: { name: string; email: string }): string[] {
  return [...new Set([...prefixesOf(name), ...prefixesOf(email)])];
}

function prefixesOf(text: string): string[] {
  // By characters, not code units: half an emoji is no text that Firestore stores.
  const characters = [...text.toLowerCase()].slice(0, limits.searchLength);
  return characters.map((_, index) => characters.slice(0, index + 1).join(''));
}
