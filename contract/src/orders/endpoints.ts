import { defineEndpoint } from '../ground/endpoint.ts';
import type { ordersSchemas } from './schema.ts';

export type { OrderProblemCode } from './order-problems.ts';
export type { ChangedDish, Checkout, Order, OrderLine, OrderProblem, Reordered } from './schema.ts';

type Schemas = typeof ordersSchemas;

export const getCheckout = defineEndpoint<Schemas['getCheckout'], 'diner'>({
  method: 'GET',
  path: '/checkout',
  access: 'diner',
});

export const placeOrder = defineEndpoint<Schemas['placeOrder'], 'diner'>({
  method: 'POST',
  path: '/orders',
  access: 'diner',
});

export const withdrawPlacement = defineEndpoint<Schemas['withdrawPlacement'], 'diner'>({
  method: 'POST',
  path: '/orders/withdraw',
  access: 'diner',
});

export const listOrders = defineEndpoint<Schemas['listOrders'], 'diner'>({
  method: 'GET',
  path: '/orders',
  access: 'diner',
});

export const getOrder = defineEndpoint<Schemas['getOrder'], 'diner'>({
  method: 'GET',
  path: '/orders/:id',
  access: 'diner',
});

export const cancelOrder = defineEndpoint<Schemas['cancelOrder'], 'diner'>({
  method: 'POST',
  path: '/orders/:id/cancel',
  access: 'diner',
});

export const reorder = defineEndpoint<Schemas['reorder'], 'diner'>({
  method: 'POST',
  path: '/orders/:id/reorder',
  access: 'diner',
});
