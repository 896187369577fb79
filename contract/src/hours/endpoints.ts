import { defineEndpoint } from '../ground/endpoint.ts';
import { orderLimits } from '../orders/limits.ts';
import type { orderingSchemas } from './schema.ts';

export type { NewOrderingSettings, Ordering, OrderingSettings, Period } from './schema.ts';

/** The keys of a week, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

export const orderingStates = ['open', 'closed', 'paused', 'unattended', 'off'] as const;
export type OrderingState = (typeof orderingStates)[number];

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
  bodyBytes: orderLimits.settingsBodyBytes,
});
