import type { cartSchemas } from './schema.ts';
import { defineEndpoint } from '../ground/endpoint.ts';
import { cartLimits } from './limits.ts';

export type { CartLine, KeptDish, MissingDish } from './schema.ts';

type Schemas = typeof cartSchemas;

export const listCart = defineEndpoint<Schemas['listCart'], 'diner'>({
  method: 'GET',
  path: '/carts',
  access: 'diner',
});

export const addToCart = defineEndpoint<Schemas['addToCart'], 'diner'>({
  method: 'POST',
  path: '/carts',
  access: 'diner',
});

export const mergeCart = defineEndpoint<Schemas['mergeCart'], 'diner'>({
  method: 'POST',
  path: '/carts/merge',
  access: 'diner',
  bodyBytes: cartLimits.mergeBodyBytes,
});

export const setCartQuantity = defineEndpoint<Schemas['setCartQuantity'], 'diner'>({
  method: 'PUT',
  path: '/carts/:id',
  access: 'diner',
});

export const removeFromCart = defineEndpoint<Schemas['removeFromCart'], 'diner'>({
  method: 'DELETE',
  path: '/carts/:id',
  access: 'diner',
});
