import { defineEndpoint } from '../ground/endpoint.ts';
import type { ordersSchemas } from './schema.ts';

export type { Checkout, Order, OrderLine, OrderProblem } from './schema.ts';

/** The problems that can keep an order from being placed. All that apply are reported at once. */
export const orderProblemCodes = [
  'changed',
  'sold_out',
  'dish_gone',
  'choice_gone',
  'slot_full',
  'slot_gone',
  'later',
  'closed',
  'paused',
  'unattended',
  'below_minimum',
  'too_many_open',
  'too_large',
  'cart_empty',
  /** The diner was definitely told that this placement had not been made. */
  'withdrawn',
  /** Only diners with a verified email can order, or the others have had the day's orders. */
  'verify_email',
  'off',
] as const;
export type OrderProblemCode = (typeof orderProblemCodes)[number];

/** A placement's key, which is required and becomes part of the order's ID. */
export const placementKeyPattern = /^[A-Za-z0-9_-]{16,64}$/;

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
