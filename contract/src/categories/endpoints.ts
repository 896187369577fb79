import { defineEndpoint } from '../ground/endpoint.ts';
import { categoryLimits } from './limits.ts';
import type { categoriesSchemas } from './schema.ts';

export type { MenuCategory, RevisedCategories } from './schema.ts';
export type { ServingTime } from './served.schema.ts';

type Schemas = typeof categoriesSchemas;

export const listCategories = defineEndpoint<Schemas['listCategories'], 'public'>({
  method: 'GET',
  path: '/menu/categories',
  access: 'public',
});

/** Replaces all categories: adds, renames, arranges, hides them, and drops those without dishes. */
export const saveCategories = defineEndpoint<Schemas['saveCategories'], 'admin'>({
  method: 'PUT',
  path: '/menu/categories',
  access: 'admin',
  bodyBytes: categoryLimits.bodyBytes,
  bodyDepth: categoryLimits.bodyDepth,
});

/** Deletes a category after its dishes have moved to another one, in the same write. */
export const deleteCategory = defineEndpoint<Schemas['deleteCategory'], 'admin'>({
  method: 'DELETE',
  path: '/menu/categories/:id',
  access: 'admin',
});

/** The header of GET /menu with a tag of the categories, by which a site sees whether it knows them. */
export const categoriesHeader = 'Menu-Categories';
