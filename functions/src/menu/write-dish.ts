import type { MenuItem, MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../audit/store.ts';
import { requireIdempotencyKey } from '../http/parse-input.ts';
import { sha256 } from '../platform/hash.ts';
import {
  contradictionFaults,
  newGroupsIn,
  newTaxRateIn,
  pricedBySizes,
  priceOfSizesFaults,
  refuseFaults,
  unknownCategoryFaults,
  unknownGroupFaults,
  unknownTaxRateFaults,
} from './check-dish.ts';
import {
  canonicalDish,
  changedDish,
  contentIdOf,
  dishOf,
  hasChanges,
  requireDishVersion,
} from './dish-content.ts';
import { keyUsedForAnotherDish, noSuchDish } from './errors.ts';
import type {
  CreationCall,
  CreationReading,
  MenuDecision,
  MenuReading,
  MenuStore,
} from './store.ts';

type WriteDishDeps = { menu: MenuStore };

type CreateDishInput = { item: NewMenuItem; actor: Actor; idempotencyKey: string | undefined };

/**
 * Puts a dish on the menu. With a key, it does so once within 24 hours: the same body again answers
 * the first dish.
 *
 * @throws AppError CONFLICT for a key that the actor has used with another body, INVALID_REQUEST for
 *   an invalid key, a contradiction, a price that is not the lowest, or a category or a group of
 *   options that does not exist.
 */
export async function createDish(
  { menu }: WriteDishDeps,
  { item, actor, idempotencyKey: key }: CreateDishInput,
): Promise<MenuItem> {
  if (key !== undefined) requireIdempotencyKey(key);
  refuseFaults({ ...contradictionFaults(item, item), ...priceOfSizesFaults(item) });
  const call = key === undefined ? undefined : { key, bodyHash: sha256(canonicalDish(item)) };
  const groups = item.optionGroups ?? [];
  const namesTaxRate = typeof item.taxRate === 'string';
  return menu.create({ actor, call, groups, namesTaxRate }, (reading) =>
    decideCreation({ item, call }, reading),
  );
}

type DishToCreate = { item: NewMenuItem; call: CreationCall | undefined };

export function decideCreation(
  { item, call }: DishToCreate,
  { id, groups, taxRates, categories, remembered, created }: CreationReading,
): MenuDecision<MenuItem> {
  if (remembered !== undefined) {
    if (remembered.bodyHash !== call?.bodyHash) throw keyUsedForAnotherDish();
    return { changes: [], answer: remembered.answer };
  }
  if (created !== undefined && contentIdOf(created) === contentIdOf(item)) {
    return { changes: [], answer: dishOf(created._id, item) };
  }
  const named = newGroupsIn(item);
  refuseFaults({
    ...unknownCategoryFaults(item.category, categories),
    ...unknownGroupFaults(named, groups),
    ...unknownTaxRateFaults(newTaxRateIn(item), taxRates),
  });
  const changes = [{ create: id, item }];
  const answer = dishOf(id, item);
  return { changes, namesGroups: named.length > 0, namesCategory: true, answer };
}

type UpdateDishInput = {
  id: string;
  changes: MenuItemChanges;
  actor: Actor;
  ifMatch: string | undefined;
};

/**
 * Changes a dish that is on the menu; an update never creates one.
 *
 * @throws AppError NOT_FOUND, CONFLICT for a dish that has changed since, INVALID_REQUEST for a
 *   contradiction or a group of options that does not exist.
 */
export async function updateDish(
  { menu }: WriteDishDeps,
  { actor, ...input }: UpdateDishInput,
): Promise<MenuItem> {
  const { id } = input;
  const changes = pricedBySizes(input.changes);
  const groups = changes.optionGroups ?? [];
  const namesTaxRate = typeof changes.taxRate === 'string';
  const namesCategory = changes.category !== undefined;
  const named = { groups, namesTaxRate, namesCategory, rests: changes.resting === true };
  return menu.update({ id, actor, ...named }, (reading) =>
    decideUpdate({ ...input, changes }, reading),
  );
}

export function decideUpdate(
  { id, changes, ifMatch }: Omit<UpdateDishInput, 'actor'>,
  { onMenu, groups, taxRates, categories }: MenuReading,
): MenuDecision<MenuItem> {
  const present = onMenu.get(id);
  if (present === undefined) throw noSuchDish();
  refuseFaults(unknownCategoryFaults(changes.category, categories));
  // A call that is repeated because its answer got lost succeeds, whatever the dish's version.
  if (!hasChanges(present, changes)) return { changes: [], answer: present };
  requireDishVersion(present, ifMatch);
  const answer = changedDish(present, changes);
  refuseFaults({
    ...contradictionFaults(changes, answer),
    ...priceOfSizesFaults(changes, present),
  });
  const named = newGroupsIn(changes, present);
  refuseFaults({
    ...unknownGroupFaults(named, groups),
    ...unknownTaxRateFaults(newTaxRateIn(changes, present), taxRates),
  });
  const namesCategory = changes.category !== undefined;
  const write = { changes: [{ update: id, changes }], namesGroups: named.length > 0 };
  return { ...write, namesCategory, answer };
}

type RemoveDishInput = { id: string; actor: Actor; ifMatch: string | undefined };

/**
 * Takes a dish off the menu.
 *
 * @throws AppError NOT_FOUND, CONFLICT for a dish that has changed since.
 */
export async function removeDish(
  { menu }: WriteDishDeps,
  { id, actor, ifMatch }: RemoveDishInput,
): Promise<void> {
  await menu.remove({ id, actor }, ({ stored, onMenu }) => {
    if (!stored.has(id)) throw noSuchDish();
    // A document that does not match the contract has no version: it can always be removed.
    const present = onMenu.get(id);
    if (present !== undefined) requireDishVersion(present, ifMatch);
    return { changes: [{ remove: id }], answer: undefined };
  });
}
