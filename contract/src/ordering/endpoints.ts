import { defineEndpoint } from '../ground/endpoint.ts';
import { orderingLimits } from './limits.ts';
import type { orderingSchemas } from './schema.ts';

export type { Weekday } from '../ground/weekdays.ts';
export type { OrderingState } from './ordering-states.ts';
export type { NewOrderingSettings, Ordering, OrderingSettings } from './schema.ts';
export type { Period } from './week.ts';
export type { TaxRate } from './tax-rates.schema.ts';

type Schemas = typeof orderingSchemas;

export const getOrdering = defineEndpoint<Schemas['getOrdering'], 'public'>({
  method: 'GET',
  path: '/ordering',
  access: 'public',
});

export const getOrderingSettings = defineEndpoint<Schemas['getOrderingSettings'], 'admin'>({
  method: 'GET',
  path: '/settings/ordering',
  access: 'admin',
});

export const setOrderingSettings = defineEndpoint<Schemas['setOrderingSettings'], 'admin'>({
  method: 'PUT',
  path: '/settings/ordering',
  access: 'admin',
  bodyBytes: orderingLimits.settingsBodyBytes,
});

/** Closes ordering at once, whatever the hours say, until an admin reopens it. */
export const closeOrdering = defineEndpoint<Schemas['closeOrdering'], 'admin'>({
  method: 'PUT',
  path: '/settings/ordering/closed',
  access: 'admin',
});

export const reopenOrdering = defineEndpoint<Schemas['reopenOrdering'], 'admin'>({
  method: 'DELETE',
  path: '/settings/ordering/closed',
  access: 'admin',
});
