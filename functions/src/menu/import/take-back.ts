import { importLimits } from '@thymely/contract/imports/limits';
import type { TakenBackBatch } from '@thymely/contract/imports/endpoints';
import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';
import { furtherFacts, type FurtherFact } from '@thymely/contract/menu/further-facts';
import type { Actor } from '../../audit/store.ts';
import {
  newGroupsIn,
  newTaxRateIn,
  unknownGroupFaults,
  unknownTaxRateFaults,
} from '../check-dish.ts';
import { contentIdOf } from '../dish-content.ts';
import type { DishChange, MenuDecision, MenuReading } from '../store.ts';
import { type FormerStores, takeBackSteps } from './take-back-steps.ts';
import type { ImportedChange, ImportsStore, TakenBackDishes } from './imports-store.ts';

type TakeBackInput = { importId: string; after: string | undefined; actor: Actor };

/**
 * Takes back a batch of an import: dishes, or when these are done, groups, categories and lists.
 *
 * @throws AppError NOT_FOUND for an import that is too old, or does not exist.
 */
export async function takeBackImport(
  { imports, nowMs, ...stores }: FormerStores & { imports: ImportsStore; nowMs: () => number },
  input: TakeBackInput,
): Promise<TakenBackBatch> {
  const { importId, after, actor } = input;
  // Dishes go first: they name groups and have categories.
  const steps = await imports.begin(importId, nowMs());
  const place = after === undefined ? -1 : steps.indexOf(after);
  const dishes = place < 0 ? await imports.takeBackDishes(input, decideTakeBack) : undefined;
  const batch =
    dishes?.last === undefined ? steps.slice(place + 1, place + 1 + importLimits.stepsPerCall) : [];
  const done = await takeBackSteps(stores, await imports.readSteps(batch), actor);
  const last = dishes?.last ?? batch.at(-1) ?? null;
  const isRest =
    dishes?.hasMore === true || (last !== null && steps.at(-1) !== last && steps.length > 0);
  if (!isRest) await imports.end(importId, nowMs());
  return {
    removed: dishes?.removed ?? 0,
    restored: dishes?.restored ?? 0,
    ...done,
    left: [...(dishes?.left ?? []), ...done.left],
    next: isRest ? last : null,
  };
}

/** Decides what becomes of the dishes of a batch. One that has changed since is left as it is. */
export function decideTakeBack(
  imported: readonly ImportedChange[],
  reading: MenuReading,
): MenuDecision<TakenBackDishes> {
  const changes: DishChange[] = [];
  const answer: TakenBackDishes = { removed: 0, restored: 0, left: [] };
  let namesGroups = false;
  let namesCategory = false;
  for (const each of imported) {
    const fate = fateOf(each, reading);
    if (typeof fate === 'string') {
      const { name } = reading.onMenu.get(each.id) ?? each;
      answer.left.push({ _id: each.id, name, what: 'dish', reason: fate });
      continue;
    }
    if (each.isCreated) answer.removed += 1;
    else answer.restored += 1;
    if (fate.change === undefined) continue;
    changes.push(fate.change);
    namesGroups ||= fate.namesGroups === true;
    namesCategory ||= fate.namesCategory === true;
  }
  return { changes, namesGroups, namesCategory, answer };
}

/** What to write, if anything, or why the dish is left as it is. */
type Fate =
  | { change?: DishChange; namesGroups?: boolean; namesCategory?: boolean }
  | TakenBackDishes['left'][number]['reason'];

function fateOf(
  { id, isCreated, before, after, isReplaced }: ImportedChange,
  { onMenu, stored, groups, taxRates, categories }: MenuReading,
): Fate {
  if (!stored.has(id)) return isCreated ? {} : 'deleted';
  const present = onMenu.get(id);
  if (isReplaced || present === undefined || after === undefined) return 'changed';
  if (isCreated) return isSame(present, after) ? { change: { remove: id } } : 'changed';
  if (before === undefined) return 'changed';
  // A batch that is repeated finds its dishes as it has left them.
  if (isSame(present, before)) return {};
  if (!isSame(present, after)) return 'changed';
  const named = newGroupsIn({ optionGroups: before.optionGroups ?? [] }, present);
  if (Object.keys(unknownGroupFaults(named, groups)).length > 0) return 'options';
  const changes = allOf(before);
  const newRate = newTaxRateIn(changes, present);
  if (Object.keys(unknownTaxRateFaults(newRate, taxRates)).length > 0) return 'tax';
  const namesCategory = before.category !== present.category;
  if (namesCategory && !categories.has(before.category)) return 'category';
  return { change: { update: id, changes }, namesGroups: named.length > 0, namesCategory };
}

function isSame(one: MenuItem, other: MenuItem): boolean {
  return contentIdOf(one) === contentIdOf(other);
}

/** Returns the changes that make any dish this one: fields that it does not have are unset. */
function allOf(dish: MenuItem): MenuItemChanges {
  const { name, category, price, recipe, image } = dish;
  const further = furtherFacts.map((fact) => [fact, dish[fact] ?? null]);
  return {
    name,
    category,
    price,
    recipe,
    image,
    ...(Object.fromEntries(further) as Required<Pick<MenuItemChanges, FurtherFact>>),
  } satisfies Required<MenuItemChanges>;
}
