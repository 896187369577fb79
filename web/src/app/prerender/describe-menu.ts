import { brand } from '@brand/brand.ts';
import type { ShownCategory } from '../../lib/categories.ts';
import * as words from './words.en.ts';

/** Says what is on the menu, such as `Salads, Pizzas and Drinks`; the tagline if guests see none of it. */
export function describeMenu(categories: readonly ShownCategory[]): string {
  const kinds = categories
    .filter(({ carousel, hidden }) => !carousel && !hidden)
    .map(({ name }) => name);
  const last = kinds.pop();
  if (last === undefined) return brand.tagline;
  const all = kinds.length === 0 ? last : words.andKind(kinds.join(', '), last);
  return words.menuDescription(brand.name, all);
}
