import { defineEndpoint } from '../ground/endpoint.ts';
import type { pushSchemas } from './schema.ts';

export type { PushSubscriptionKeys } from './schema.ts';

type Schemas = typeof pushSchemas;

/** Asks for a message to this device when an order is ready, even if the page is closed by then. */
export const subscribeToOrder = defineEndpoint<Schemas['subscribeToOrder'], 'diner'>({
  method: 'PUT',
  path: '/orders/:id/push',
  access: 'diner',
});

/** Ends all messages to this device. */
export const unsubscribeDevice = defineEndpoint<Schemas['unsubscribeDevice'], 'diner'>({
  method: 'POST',
  path: '/push/unsubscribe',
  access: 'diner',
});
