import { defineEndpoint } from '../ground/endpoint.ts';
import type { recordsSchemas } from './schema.ts';

export type { OrderRecord, RecordedStep } from './schema.ts';

type Schemas = typeof recordsSchemas;

export const searchOrders = defineEndpoint<Schemas['searchOrders'], 'admin'>({
  method: 'GET',
  path: '/dashboard/orders',
  access: 'admin',
});

export const getOrderRecord = defineEndpoint<Schemas['getOrderRecord'], 'admin'>({
  method: 'GET',
  path: '/dashboard/orders/:id',
  access: 'admin',
});
