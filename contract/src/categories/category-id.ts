import { isReservedId } from '../../../brands/category-rules.ts';
import { foldText } from '../ground/text/fold-text.ts';

const longestId = 32;

/**
 * Returns the ID of a new category, from its name. It stays the same when the category is renamed.
 *
 * @param taken the IDs that other categories have, including those that dishes still name.
 */
export function categoryIdOf(name: string, taken: readonly string[]): string {
  const start = startOfId(name);
  for (let count = 1; ; count++) {
    const end = count === 1 ? '' : `-${count}`;
    const id = `${start.slice(0, longestId - end.length).replace(/-$/, '')}${end}`;
    if (!isReservedId(id) && !taken.includes(id)) return id;
  }
}

function startOfId(name: string): string {
  const plain = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (/^[a-z]/.test(plain)) return plain;
  if (plain !== '') return `c-${plain}`;
  // A name in another script has its letters' numbers.
  return `u${Array.from(name, (letter) => letter.codePointAt(0)?.toString(16)).join('-')}`;
}
