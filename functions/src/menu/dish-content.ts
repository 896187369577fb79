import { emptyPlateOf, isEmptyPlate } from '@thymely/contract/menu/empty-plate';
import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { furtherFacts, furtherFactsOf } from '@thymely/contract/menu/further-facts';
import { requireVersion } from '../http/entity-tag.ts';
import { sha256 } from '../platform/hash.ts';
import * as words from './words.en.ts';

/**
 * Whether a field of a dish says that there is nothing. An empty list of groups means the same as no
 * list, and not to rest or no minutes of notice the same as saying nothing; an empty list of diets or allergens does not: it declares that there are none.
 */
export function isUnset(name: string, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (name === 'resting') return value === false;
  if (name === 'noticeMinutes') return value === 0;
  return name === 'optionGroups' && Array.isArray(value) && value.length === 0;
}

/** A dish as the API answers it: without the fields that are unset. */
export function dishOf(id: string, fields: NewMenuItem & { _id?: string }): MenuItem {
  const dish = { ...fields, _id: id };
  for (const fact of furtherFacts) if (isUnset(fact, dish[fact])) delete dish[fact];
  return dish as MenuItem;
}

/** The dish after a change of some of its fields. A field that is undefined changes nothing. */
export function changedDish({ _id, ...fields }: MenuItem, changes: MenuItemChanges): MenuItem {
  const defined = Object.entries(changes).filter(([, value]) => value !== undefined);
  return dishOf(_id, { ...fields, ...Object.fromEntries(defined) });
}

/** Whether the changes would alter the content of the dish. */
export function hasChanges(dish: MenuItem, changes: MenuItemChanges): boolean {
  return canonicalDish(changedDish(dish, changes)) !== canonicalDish(dish);
}

/**
 * A text that is the same for the same content, whatever the order of its fields, diets and allergens.
 * It mentions optional fields only where the dish has some, so that adding such a field to the
 * contract changes no text of other dishes.
 */
export function canonicalDish(item: NewMenuItem): string {
  const { name, category, price, recipe, image, ...dish } = dishOf('', item);
  const content = [name, category, price, recipe, image];
  const { diets, allergens, ...further } = furtherFactsOf(dish);
  const declared = { diets: diets?.toSorted(), allergens: allergens?.toSorted() };
  // JSON leaves out what is undefined.
  const set = JSON.stringify({ ...declared, ...further });
  return JSON.stringify(set === '{}' ? content : [...content, set]);
}

/**
 * A hash of the content of a dish, in 32 hexadecimal digits: no two contents have the same. All empty
 * plates are one content: which of them a dish has follows from what its category says at the time.
 */
export function contentIdOf(item: NewMenuItem): string {
  const { image, category } = item;
  const content = isEmptyPlate(image) ? { ...item, image: emptyPlateOf(category) } : item;
  return sha256(canonicalDish(content), 'hex').slice(0, 32);
}

/**
 * Identifies the current content of a dish: it is the same for the same content, whoever wrote it and
 * however. It starts with a letter so that spreadsheets do not take it for a number or a formula.
 */
export function versionOfDish(dish: MenuItem): string {
  const hash = sha256(canonicalDish(dish));
  return `v${hash.slice(0, 21)}`;
}

/** The version of a dish as an entity tag. */
export function entityTagOfDish(dish: MenuItem): string {
  return `"${versionOfDish(dish)}"`;
}

/** @throws AppError CONFLICT when the dish no longer has the version in If-Match, if there is one. */
export function requireDishVersion(current: MenuItem, ifMatch: string | undefined): void {
  const entityTag = entityTagOfDish(current);
  requireVersion({ current, entityTag, message: words.changedMeanwhile }, ifMatch);
}
