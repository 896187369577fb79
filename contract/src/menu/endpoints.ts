import { defineEndpoint } from '../endpoint.ts';
import type { menuSchemas } from './schema.ts';

export type { MenuItem, MenuItemChanges, NewMenuItem } from './schema.ts';

type Schemas = typeof menuSchemas;

export const listMenu = defineEndpoint<Schemas['listMenu'], 'public'>({
  method: 'GET',
  path: '/menu',
  access: 'public',
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
