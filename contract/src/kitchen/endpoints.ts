import { defineEndpoint } from '../ground/endpoint.ts';
import type { kitchenSchemas } from './schema.ts';

export type { SoldOutUntil } from './limits.ts';
export type {
  DishPortions,
  SizePortions,
  SoldOutChoice,
  SoldOutDish,
  SoldOutSize,
} from './schema.ts';

type Schemas = typeof kitchenSchemas;

export const listKitchenOrders = defineEndpoint<Schemas['listKitchenOrders'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/orders',
  access: 'kitchen',
});

export const listEndedOrders = defineEndpoint<Schemas['listEndedOrders'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/ended-orders',
  access: 'kitchen',
});

export const listDinerOrders = defineEndpoint<Schemas['listDinerOrders'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/orders/:id/diner',
  access: 'kitchen',
});

/** Asks for the telephone number of an order; it is never part of an order. */
export const getOrderContact = defineEndpoint<Schemas['getOrderContact'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/orders/:id/contact',
  access: 'kitchen',
});

export const rejectDiner = defineEndpoint<Schemas['rejectDiner'], 'kitchen'>({
  method: 'POST',
  path: '/kitchen/orders/:id/reject-diner',
  access: 'kitchen',
});

export const moveOrder = defineEndpoint<Schemas['moveOrder'], 'kitchen'>({
  method: 'POST',
  path: '/kitchen/orders/:id/:action',
  access: 'kitchen',
});

export const sendHeartbeat = defineEndpoint<Schemas['sendHeartbeat'], 'kitchen'>({
  method: 'POST',
  path: '/kitchen/heartbeat',
  access: 'kitchen',
});

export const pauseOrdering = defineEndpoint<Schemas['pauseOrdering'], 'kitchen'>({
  method: 'PUT',
  path: '/kitchen/pause',
  access: 'kitchen',
});

export const resumeOrdering = defineEndpoint<Schemas['resumeOrdering'], 'kitchen'>({
  method: 'DELETE',
  path: '/kitchen/pause',
  access: 'kitchen',
});

export const listSoldOut = defineEndpoint<Schemas['listSoldOut'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/sold-out',
  access: 'kitchen',
});

export const markSoldOut = defineEndpoint<Schemas['markSoldOut'], 'kitchen'>({
  method: 'PUT',
  path: '/kitchen/sold-out/:dish',
  access: 'kitchen',
});

export const markAvailable = defineEndpoint<Schemas['markAvailable'], 'kitchen'>({
  method: 'DELETE',
  path: '/kitchen/sold-out/:dish',
  access: 'kitchen',
});

/** Marking a choice affects every dish that names its group. */
export const markChoiceSoldOut = defineEndpoint<Schemas['markChoiceSoldOut'], 'kitchen'>({
  method: 'PUT',
  path: '/kitchen/sold-out/choices/:group.:choice',
  access: 'kitchen',
});

export const markChoiceAvailable = defineEndpoint<Schemas['markChoiceAvailable'], 'kitchen'>({
  method: 'DELETE',
  path: '/kitchen/sold-out/choices/:group.:choice',
  access: 'kitchen',
});

export const markSizeSoldOut = defineEndpoint<Schemas['markSizeSoldOut'], 'kitchen'>({
  method: 'PUT',
  path: '/kitchen/sold-out/sizes/:dish.:size',
  access: 'kitchen',
});

export const markSizeAvailable = defineEndpoint<Schemas['markSizeAvailable'], 'kitchen'>({
  method: 'DELETE',
  path: '/kitchen/sold-out/sizes/:dish.:size',
  access: 'kitchen',
});

export const listPortions = defineEndpoint<Schemas['listPortions'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/portions',
  access: 'kitchen',
});

export const limitPortions = defineEndpoint<Schemas['limitPortions'], 'kitchen'>({
  method: 'PUT',
  path: '/kitchen/portions/:dish',
  access: 'kitchen',
});

export const unlimitPortions = defineEndpoint<Schemas['unlimitPortions'], 'kitchen'>({
  method: 'DELETE',
  path: '/kitchen/portions/:dish',
  access: 'kitchen',
});
