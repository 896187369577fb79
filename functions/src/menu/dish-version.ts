import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { requireVersion } from '../http/entity-tag.ts';
import { changedDish, dishOf } from './dish-fields.ts';
import { sha256 } from '../platform/hash.ts';

/**
 * The same text for the same content, whatever the order of its fields and of what it declares. A
 * dish that has only what every dish has keeps the text that it had before there was more.
 */
export function canonicalDish(item: NewMenuItem): string {
  const { name, category, price, recipe, image, ...dish } = dishOf('', item);
  const content = [name, category, price, recipe, image];
  const { diets, allergens, optionGroups, load } = dish;
  const further = { diets: diets?.toSorted(), allergens: allergens?.toSorted() };
  // JSON leaves out what is undefined.
  const set = JSON.stringify({ ...further, optionGroups, load });
  return JSON.stringify(set === '{}' ? content : [...content, set]);
}

/** A hash of what a dish says, in 32 hexadecimal digits: no two contents have the same. */
export function contentIdOf(item: NewMenuItem): string {
  return sha256(canonicalDish(item), 'hex').slice(0, 32);
}

/**
 * Identifies the current content of a dish: the same for the same content, whoever wrote it and
 * however. It starts with a letter so that spreadsheets do not take it for a number or a formula.
 */
export function versionOfDish(dish: MenuItem): string {
  const hash = sha256(canonicalDish(dish));
  return `v${hash.slice(0, 21)}`;
}

/** The version as an entity tag. */
export function entityTagOfDish(dish: MenuItem): string {
  return `"${versionOfDish(dish)}"`;
}

/** @throws AppError CONFLICT for a dish that no longer has the version in If-Match, if there is one. */
export function requireDishVersion(current: MenuItem, ifMatch: string | undefined): void {
  requireVersion({ current, entityTag: entityTagOfDish(current), called: 'this dish' }, ifMatch);
}

/** Whether the dish says anything else after the changes. */
export function hasChanges(dish: MenuItem, changes: MenuItemChanges): boolean {
  return canonicalDish(changedDish(dish, changes)) !== canonicalDish(dish);
}
