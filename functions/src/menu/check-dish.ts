import { listed } from '@thymely/contract/ground/in-words';
import { contradictionsInWords, type Declared } from '@thymely/contract/menu/declarations';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import type { MenuItem, MenuItemChanges } from '@thymely/contract/menu/endpoints';
import { lowestCents } from '@thymely/contract/menu/sizes';
import { AppError } from '../platform/app-error.ts';
import * as categoryWords from './categories/words.en.ts';
import * as words from './words.en.ts';
import * as commonWords from '../platform/words.en.ts';

export type DishFaults = Partial<Record<keyof MenuItem, string>>;

/**
 * The faults of both fields when diets and allergens contradict each other. A change is checked
 * together with the rest of the dish, because one of the two may have been there before.
 */
export function contradictionFaults(changes: MenuItemChanges, after: Declared): DishFaults {
  if (changes.diets === undefined && changes.allergens === undefined) return {};
  const fault = contradictionsInWords(after, 'dish');
  return fault === undefined ? {} : { diets: fault, allergens: fault };
}

/** The changes with the price of the cheapest size, if they have sizes and no price. */
export function pricedBySizes(changes: MenuItemChanges): MenuItemChanges {
  const { sizes, price } = changes;
  if (!sizes || price !== undefined) return changes;
  return { ...changes, price: priceFromCents(lowestCents(sizes)) };
}

/** The fault of another price than that of the cheapest size. */
export function priceOfSizesFaults(changes: MenuItemChanges, present?: MenuItem): DishFaults {
  const sizes = changes.sizes === undefined ? present?.sizes : changes.sizes;
  if (!sizes || changes.price === undefined) return {};
  return centsFromPrice(changes.price) === lowestCents(sizes) ? {} : { price: words.hasSizes };
}

/** The groups of options that a write to a dish would newly name. */
export function newGroupsIn(changes: MenuItemChanges, present?: MenuItem): readonly string[] {
  const named = changes.optionGroups ?? [];
  // A group that no longer exists stays named until somebody edits the list.
  const isSame = present !== undefined && named.join() === (present.optionGroups ?? []).join();
  return isSame ? [] : named;
}

/** The rate of tax that a write to a dish would newly name. */
export function newTaxRateIn(changes: MenuItemChanges, present?: MenuItem): string | undefined {
  const named = changes.taxRate ?? undefined;
  // A rate that no longer exists stays named until somebody chooses another one.
  return named === present?.taxRate ? undefined : named;
}

/** The fault of naming a rate of tax that does not exist. */
export function unknownTaxRateFaults(
  named: string | undefined,
  known: ReadonlySet<string>,
): DishFaults {
  if (named === undefined || known.has(named)) return {};
  const list = listed([...known].map(words.quoted), 'disjunction');
  return {
    taxRate: known.size === 0 ? words.noTaxRates(named) : words.unknownTaxRate(named, list),
  };
}

/** The fault of a category that does not exist. */
export function unknownCategoryFaults(
  named: string | undefined,
  known: ReadonlySet<string>,
): DishFaults {
  if (named === undefined || known.has(named)) return {};
  return { category: categoryWords.unknownCategory([...known].join(', ')) };
}

/** The fault of naming groups of options that do not exist. */
export function unknownGroupFaults(
  named: readonly string[],
  known: ReadonlySet<string>,
): DishFaults {
  const unknown = named.filter((id) => !known.has(id));
  if (unknown.length === 0) return {};
  const ids = listed(unknown.map(words.quoted), 'disjunction');
  return { optionGroups: words.unknownGroups(ids) };
}

/** @throws AppError INVALID_REQUEST that names the fields at fault, if there are any. */
export function refuseFaults(faults: DishFaults): void {
  const messages = new Set(Object.values(faults));
  const [message] = messages;
  if (message === undefined) return;
  const text = messages.size === 1 ? message : commonWords.checkFields;
  throw new AppError('INVALID_REQUEST', text, { fields: faults });
}
