import { defineEndpoint } from '../ground/endpoint.ts';
import { importLimits } from '../imports/limits.ts';
import { menuLimits } from './limits.ts';
import type { menuSchemas } from './schema.ts';

export type {
  DishUses,
  ImportedRow,
  ImportReport,
  ImportRow,
  ListedDish,
  MenuItem,
  MenuItemChanges,
  MenuOrder,
  NewMenuItem,
  PriceChange,
  PriceOutcome,
} from './schema.ts';

type Schemas = typeof menuSchemas;

export const listMenu = defineEndpoint<Schemas['listMenu'], 'public'>({
  method: 'GET',
  path: '/menu',
  access: 'public',
});

/** The response is a CSV file, not JSON. */
export const exportMenu = defineEndpoint<Schemas['exportMenu'], 'admin'>({
  method: 'GET',
  path: '/menu/export',
  access: 'admin',
});

/** Imports a batch of a file: all of its rows, or none. */
export const importMenu = defineEndpoint<Schemas['importMenu'], 'admin'>({
  method: 'POST',
  path: '/menu/import',
  access: 'admin',
  bodyBytes: importLimits.bodyBytes,
});

/** Says in how many carts and open orders any of these dishes is. */
export const countDishUses = defineEndpoint<Schemas['countDishUses'], 'admin'>({
  method: 'GET',
  path: '/menu/uses',
  access: 'admin',
});

export const getMenuOrder = defineEndpoint<Schemas['getMenuOrder'], 'admin'>({
  method: 'GET',
  path: '/menu/order/:category',
  access: 'admin',
});

/** Arranges the dishes of a category; those that are not named come after the others. */
export const saveMenuOrder = defineEndpoint<Schemas['saveMenuOrder'], 'admin'>({
  method: 'PUT',
  path: '/menu/order/:category',
  access: 'admin',
  bodyBytes: menuLimits.arrangeBodyBytes,
});

export const getMenuItem = defineEndpoint<Schemas['getMenuItem'], 'public'>({
  method: 'GET',
  path: '/menu/:id',
  access: 'public',
});

export const createMenuItem = defineEndpoint<Schemas['createMenuItem'], 'admin'>({
  method: 'POST',
  path: '/menu',
  access: 'admin',
});

/** Changes the prices of several dishes at once; dishes that have changed meanwhile are left. */
export const changePrices = defineEndpoint<Schemas['changePrices'], 'admin'>({
  method: 'POST',
  path: '/menu/prices',
  access: 'admin',
  bodyBytes: menuLimits.pricesBodyBytes,
});

export const updateMenuItem = defineEndpoint<Schemas['updateMenuItem'], 'admin'>({
  method: 'PATCH',
  path: '/menu/:id',
  access: 'admin',
});

export const deleteMenuItem = defineEndpoint<Schemas['deleteMenuItem'], 'admin'>({
  method: 'DELETE',
  path: '/menu/:id',
  access: 'admin',
});
