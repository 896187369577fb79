import { furtherCellsOf } from '@thymely/contract/menu/csv-columns';
import { contradictionsInWords, type Declared } from '@thymely/contract/menu/declarations';
import type { MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import { furtherTexts } from '@thymely/contract/menu/imported-dish.schema';
import { newMenuItemSchema } from '@thymely/contract/menu/schema';
import { parsePrice } from '@thymely/contract/ground/price/parse-price';
import * as v from 'valibot';
import { withoutOwnCurrency } from '../typed/own-currency.ts';
import * as words from './words.en.ts';

export const dishFields = [
  'name',
  'category',
  'price',
  'recipe',
  'image',
  'diets',
  'allergens',
  'optionGroups',
  'load',
  'resting',
  'taxRate',
  'sizes',
] as const;

/** The form's values: text as typed, and lists as the cells of a menu file (list-cell.ts). */
export type DishValues = Record<(typeof dishFields)[number], string>;

export const emptyDish: DishValues = {
  name: '',
  category: '',
  price: '',
  recipe: '',
  image: '',
  diets: '',
  allergens: '',
  optionGroups: '',
  load: '',
  resting: '',
  taxRate: '',
  sizes: '',
};

/** Returns a dish as the form shows it. */
export function dishValuesOf(dish: NewMenuItem): DishValues {
  const { name, category, price, recipe, image } = dish;
  const { options: optionGroups, tax: taxRate, ...further } = furtherCellsOf(dish);
  return {
    name,
    category,
    price: amountText(centsFromPrice(price)),
    recipe,
    image,
    optionGroups,
    ...further,
    taxRate,
  };
}

const { name, category, price, recipe, image } = newMenuItemSchema.entries;

/** Returns the fields that differ from the dish the form started with, or all fields if none do. */
export function changesOf(base: NewMenuItem, dish: NewMenuItem): MenuItemChanges {
  const [before, after] = [dishValuesOf(base), dishValuesOf(dish)];
  const changed = dishFields.filter((field) => after[field] !== before[field]);
  const changes = Object.fromEntries(changed.map((field) => [field, dish[field]]));
  return changed.length === 0 ? dish : changes;
}

/** Rejects an ambiguous price, and leaves one that is no number to the contract's rules. */
export const typedPriceSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(words.priceMissing),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePrice(withoutOwnCurrency(dataset.value));
    if ('cents' in parsed) return priceFromCents(parsed.cents);
    if (parsed.fault === undefined) return NaN;
    addIssue({ message: parsed.fault });
    return NEVER;
  }),
  price,
);

const fieldsSchema = v.object({
  name,
  category: v.pipe(v.string(), v.nonEmpty(words.categoryMissing), category),
  price: typedPriceSchema,
  recipe,
  image,
  diets: furtherTexts.diets,
  allergens: furtherTexts.allergens,
  optionGroups: furtherTexts.options,
  load: furtherTexts.load,
  resting: furtherTexts.resting,
  taxRate: furtherTexts.tax,
  sizes: furtherTexts.sizes,
});

const isSound = (declared: Declared) => contradictionsInWords(declared, 'dish') === undefined;

const clash = ({ input }: { input: Declared }) => contradictionsInWords(input, 'dish') ?? '';

/**
 * Applies the contract's own rules to the typed values; a price becomes a decimal number. A diet
 * and an allergen that rule each other out give a fault at both fields.
 */
export const dishValuesSchema = v.pipe(
  fieldsSchema,
  v.forward(v.partialCheck([['diets'], ['allergens']], isSound, clash), ['diets']),
  v.forward(v.partialCheck([['diets'], ['allergens']], isSound, clash), ['allergens']),
);
