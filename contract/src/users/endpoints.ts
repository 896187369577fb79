import { defineEndpoint } from '../ground/endpoint.ts';
import type { usersSchemas } from './schema.ts';

export type { Role } from './roles.ts';
export type { OwnData, User } from './schema.ts';

type Schemas = typeof usersSchemas;

export const saveUser = defineEndpoint<Schemas['saveUser'], 'idToken'>({
  method: 'POST',
  path: '/users',
  access: 'idToken',
});

/** The response also has the headers X-Next-Cursor, to be sent as `after`, and X-Total-Count. */
export const listUsers = defineEndpoint<Schemas['listUsers'], 'admin'>({
  method: 'GET',
  path: '/users',
  access: 'admin',
});

/** Returns the caller with the effective role, which decides where a sign-in leads. */
export const getOwnUser = defineEndpoint<Schemas['getOwnUser'], 'diner'>({
  method: 'GET',
  path: '/users/me',
  access: 'diner',
});

/** Returns everything that is stored about the caller. */
export const exportOwnData = defineEndpoint<Schemas['exportOwnData'], 'diner'>({
  method: 'GET',
  path: '/users/me/data',
  access: 'diner',
});

/** Takes the ID token, because only that says when the person last proved who they are. */
export const deleteOwnAccount = defineEndpoint<Schemas['deleteOwnAccount'], 'idToken'>({
  method: 'DELETE',
  path: '/users/me',
  access: 'idToken',
});

export const setUserRole = defineEndpoint<Schemas['setUserRole'], 'admin'>({
  method: 'PUT',
  path: '/users/:id/role',
  access: 'admin',
});

export const promoteUser = defineEndpoint<Schemas['promoteUser'], 'admin'>({
  method: 'PATCH',
  path: '/users/admin/:id',
  access: 'admin',
});

export const demoteUser = defineEndpoint<Schemas['demoteUser'], 'admin'>({
  method: 'DELETE',
  path: '/users/admin/:id',
  access: 'admin',
});

/** The open orders of a user, which their removal concerns. */
export const listUserOrders = defineEndpoint<Schemas['listUserOrders'], 'admin'>({
  method: 'GET',
  path: '/users/:id/open-orders',
  access: 'admin',
});

export const deleteUser = defineEndpoint<Schemas['deleteUser'], 'admin'>({
  method: 'DELETE',
  path: '/users/:id',
  access: 'admin',
});

export const checkAdmin = defineEndpoint<Schemas['checkAdmin'], 'diner'>({
  method: 'GET',
  path: '/users/admin/:email',
  access: 'diner',
});
