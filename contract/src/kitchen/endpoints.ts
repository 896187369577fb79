import { defineEndpoint } from '../endpoint.ts';
import type { kitchenSchemas } from './schema.ts';

type Schemas = typeof kitchenSchemas;

export const listKitchenOrders = defineEndpoint<Schemas['listKitchenOrders'], 'kitchen'>({
  method: 'GET',
  path: '/kitchen/orders',
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
