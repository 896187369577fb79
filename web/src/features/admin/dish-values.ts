import type { MenuItem, NewMenuItem } from '@thymely/contract/menu';
import { newMenuItemSchema } from '@thymely/contract/menu.schema';
import * as v from 'valibot';

/** What the form holds: text, as it is typed. */
export type DishValues = Record<keyof NewMenuItem, string>;

export const dishFields = ['name', 'category', 'price', 'recipe', 'image'] as const;

export const emptyDish: DishValues = { name: '', category: '', price: '', recipe: '', image: '' };

/** A dish as the form shows it. */
export function valuesOf({ name, category, price, recipe, image }: MenuItem): DishValues {
  return { name, category, price: price.toFixed(2), recipe, image };
}

const { name, category, price, recipe, image } = newMenuItemSchema.entries;

/** The contract's own rules for what was typed; a price becomes a decimal number. */
export const dishValuesSchema = v.object({
  name,
  category: v.pipe(v.string(), v.nonEmpty('Category is required.'), category),
  price: v.pipe(v.string(), v.nonEmpty('Price is required.'), v.transform(Number), price),
  recipe,
  image,
});
