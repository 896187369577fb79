import type { MenuItemChanges, NewMenuItem } from '@thymely/contract/menu/endpoints';
import { newMenuItemSchema } from '@thymely/contract/menu/schema';
import { parsePrice } from '@thymely/contract/parse-price';
import * as v from 'valibot';

export const dishFields = ['name', 'category', 'price', 'recipe', 'image'] as const;

/** The form's values: text, as typed. */
export type DishValues = Record<(typeof dishFields)[number], string>;

export const emptyDish: DishValues = { name: '', category: '', price: '', recipe: '', image: '' };

/** A dish as the form shows it. */
export function valuesOf({ name, category, price, recipe, image }: NewMenuItem): DishValues {
  return { name, category, price: price.toFixed(2), recipe, image };
}

const { name, category, price, recipe, image } = newMenuItemSchema.entries;

/** The fields that differ from the dish the form started with; all of them if none differ. */
export function changesOf(base: NewMenuItem, dish: NewMenuItem): MenuItemChanges {
  const changed = dishFields.filter((field) => dish[field] !== base[field]);
  const changes = Object.fromEntries(changed.map((field) => [field, dish[field]]));
  return changed.length === 0 ? dish : changes;
}

/** The message for an ambiguous price; one that is not a number is left to the contract's rules. */
const typedPriceSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Price is required.'),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parsePrice(dataset.value);
    if ('price' in parsed) return parsed.price;
    if (parsed.fault === undefined) return NaN;
    addIssue({ message: parsed.fault });
    return NEVER;
  }),
  price,
);

/** The contract's own rules for the typed values; a price becomes a decimal number. */
export const dishValuesSchema = v.object({
  name,
  category: v.pipe(v.string(), v.nonEmpty('Category is required.'), category),
  price: typedPriceSchema,
  recipe,
  image,
});
