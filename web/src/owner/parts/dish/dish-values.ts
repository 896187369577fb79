import { furtherCellsOf } from '@thymely/contract/menu/csv-columns';
import { contradictionsInWords, type Declared } from '@thymely/contract/menu/declarations';
import type { MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { lowestCents } from '@thymely/contract/menu/sizes';
import { limits } from '@thymely/contract/ground/limits';
import type { FieldFaults } from '../edit-form/edit-model.ts';
import { centsFromPrice, priceFromCents } from '@thymely/contract/ground/price/money';
import { furtherTexts } from '@thymely/contract/menu/imported-dish.schema';
import { newMenuItemSchema } from '@thymely/contract/menu/schema';
import * as v from 'valibot';
import { windowFaultsOf, windowValuesOf, type WindowValues } from '../served/served-values.ts';
import { minutesOfNotice, noNotice, noticeValuesOf, type NoticeValues } from './notice-values.ts';
import { sizeFaultsOf, sizesOf, sizeValuesOf, type SizeValues } from './size-values.ts';
import { typedPriceSchema } from './typed-price.schema.ts';
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
  'served',
  'noticeMinutes',
] as const;

export type DishField = (typeof dishFields)[number];

/** A dish as texts: as typed, or as the cells of a menu file (list-cell.ts, sizes-cell.ts, served-cell.ts). */
export type DishTexts = Record<DishField, string>;

/** The fields with an editor of their own. */
export type OwnDishField = 'sizes' | 'served' | 'noticeMinutes';

/** The form's values. A single price and sizes are both kept, whichever of them the dish has. */
export type DishValues = Omit<DishTexts, OwnDishField> & {
  hasSizes: boolean;
  sizes: SizeValues[];
  served: WindowValues[];
  noticeMinutes: NoticeValues;
};

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
  hasSizes: false,
  sizes: [],
  served: [],
  noticeMinutes: noNotice,
};

/** Returns a dish as the form shows it. */
export function dishValuesOf(dish: NewMenuItem): DishValues {
  const sizes = (dish.sizes ?? []).map(sizeValuesOf);
  return {
    ...dishTextsOf(dish),
    hasSizes: sizes.length > 0,
    sizes,
    served: windowValuesOf(dish.served),
    noticeMinutes: noticeValuesOf(dish.noticeMinutes),
  };
}

export function dishTextsOf(dish: NewMenuItem): DishTexts {
  const { name, category, price, recipe, image } = dish;
  const {
    options: optionGroups,
    tax: taxRate,
    notice: noticeMinutes,
    ...further
  } = furtherCellsOf(dish);
  return {
    name,
    category,
    price: amountText(centsFromPrice(price)),
    recipe,
    image,
    optionGroups,
    ...further,
    taxRate,
    noticeMinutes,
  };
}

const { name, category, recipe, image } = newMenuItemSchema.entries;

/** Returns the fields that differ from the dish the form started with, or all fields if none do. */
export function changesOf(base: NewMenuItem, dish: NewMenuItem): MenuItemChanges {
  const [before, after] = [dishTextsOf(base), dishTextsOf(dish)];
  const areOtherSizes = JSON.stringify(factsOf(base)) !== JSON.stringify(factsOf(dish));
  const changed = dishFields.filter((field) =>
    // The price of a dish goes with its sizes.
    areOtherSizes && (field === 'sizes' || field === 'price')
      ? true
      : after[field] !== before[field],
  );
  const changes = Object.fromEntries(changed.map((field) => [field, dish[field]]));
  return changed.length === 0 ? dish : changes;
}

/** A file has no IDs and loads of sizes, which may be what has changed. */
function factsOf({ sizes }: NewMenuItem) {
  return sizes?.map(({ id, name, cents, load }) => ({ id, name, cents, load }));
}

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
});

const isSound = (declared: Declared) => contradictionsInWords(declared, 'dish') === undefined;

const clash = ({ input }: { input: Declared }) => contradictionsInWords(input, 'dish') ?? '';

/**
 * Applies the contract's own rules to the typed values; a price becomes cents. A diet and an
 * allergen that rule each other out give a fault at both fields.
 */
const dishTextsSchema = v.pipe(
  fieldsSchema,
  v.forward(v.partialCheck([['diets'], ['allergens']], isSound, clash), ['diets']),
  v.forward(v.partialCheck([['diets'], ['allergens']], isSound, clash), ['allergens']),
);

/** Returns the first fault of each field. */
export function dishFaultsOf(values: DishValues): FieldFaults {
  const { hasSizes, sizes, served, noticeMinutes } = values;
  const faults: FieldFaults = { ...(hasSizes && sizeFaultsOf(sizes)), ...windowFaultsOf(served) };
  if (Number.isNaN(minutesOfNotice(noticeMinutes))) faults['noticeMinutes'] = words.noticeRange;
  // The single price of a dish with sizes is not sent, and not even shown.
  const texts = hasSizes ? { ...values, price: amountText(limits.priceMinCents) } : values;
  for (const issue of v.safeParse(dishTextsSchema, texts).issues ?? []) {
    faults[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return faults;
}

/** Returns the dish of valid values, whose price is that of the cheapest size. */
export function typedDishOf(values: DishValues): NewMenuItem {
  const sizes = values.hasSizes ? sizesOf(values.sizes) : null;
  const text = sizes ? amountText(lowestCents(sizes)) : values.price;
  const { price: cents, ...fields } = v.parse(dishTextsSchema, { ...values, price: text });
  const { served, noticeMinutes } = values;
  return {
    ...fields,
    price: priceFromCents(cents),
    sizes,
    served: served.length > 0 ? windowValuesOf(served) : null,
    noticeMinutes: minutesOfNotice(noticeMinutes),
  };
}
