import { defineEndpoint } from '../endpoint.ts';
import type { kitchenSchemas } from './schema.ts';

type Schemas = typeof kitchenSchemas;

export const listKitchenOrders = defineEndpoint<Schemas['listKitchenOrders'], 'admin'>({
  method: 'GET',
  path: '/kitchen/orders',
  access: 'admin',
});

export const moveOrder = defineEndpoint<Schemas['moveOrder'], 'admin'>({
  method: 'POST',
  path: '/kitchen/orders/:id/:action',
  access: 'admin',
});

export const sendHeartbeat = defineEndpoint<Schemas['sendHeartbeat'], 'admin'>({
  method: 'POST',
  path: '/kitchen/heartbeat',
  access: 'admin',
});

export const pauseOrdering = defineEndpoint<Schemas['pauseOrdering'], 'admin'>({
  method: 'PUT',
  path: '/kitchen/pause',
  access: 'admin',
});

export const resumeOrdering = defineEndpoint<Schemas['resumeOrdering'], 'admin'>({
  method: 'DELETE',
  path: '/kitchen/pause',
  access: 'admin',
});
