import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove } from '@thymely/contract/orders/order-states';
import * as words from './words.en.ts';

type Next = { action: KitchenMove; label: string };

const ready: Next = { action: 'ready', label: words.ready };

/** The next step of each state; a small kitchen does not mark when it starts. */
export const nextSteps: Partial<Record<Order['state'], readonly Next[]>> = {
  placed: [{ action: 'accept', label: words.accept }],
  accepted: [{ action: 'start', label: words.start }, ready],
  cooking: [ready],
  ready: [{ action: 'collect', label: words.collected }],
};
