import { categories } from '../ground/categories.ts';
import type { MenuCategory } from './schema.ts';

/** The categories of the brand's file, with which a restaurant begins until it saves its own. */
export const startingCategories: readonly MenuCategory[] = categories.map(
  ({ id, label, plural, tab, tint, vessel, load, served, carousel }) => ({
    id,
    name: plural,
    ...(tab !== undefined && { tab }),
    one: label,
    tint,
    vessel,
    ...(load !== undefined && { load }),
    ...(served !== undefined && { served }),
    ...(carousel && { carousel }),
  }),
);
