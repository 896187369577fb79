import type { NewMenuItem } from '@thymely/contract/menu/endpoints';

/** The same text for one content, in whatever order its fields came. */
export function canonicalDish({ name, category, price, recipe, image }: NewMenuItem): string {
  return JSON.stringify([name, category, price, recipe, image]);
}
