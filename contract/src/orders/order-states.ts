/** The states of an order and who may move it from one to the next, defined only here. */

export const orderStates = [
  /** Reserved for a payment provider: nobody cooks the order yet. */
  'awaiting_payment',
  'placed',
  'accepted',
  'cooking',
  'ready',
  'collected',
  'not_collected',
  'cancelled',
  'rejected',
] as const;
export type OrderState = (typeof orderStates)[number];

const openStates: readonly OrderState[] = ['placed', 'accepted', 'cooking', 'ready'];

/** Whether the kitchen or the diner still has to act on an order in this state. */
export function isOpenState(state: OrderState): boolean {
  return openStates.includes(state);
}

/** Whether this version knows a state: a newer server may have more of them. */
export function isKnownState(state: string): state is OrderState {
  return (orderStates as readonly string[]).includes(state);
}

export type StepRule = {
  by: 'kitchen' | 'diner' | 'system';
  from: readonly OrderState[];
  to: OrderState;
};

/** The steps of an order, without `undo`, which returns to the state before the last step. */
export const orderSteps = {
  accept: { by: 'kitchen', from: ['placed'], to: 'accepted' },
  start: { by: 'kitchen', from: ['accepted'], to: 'cooking' },
  ready: { by: 'kitchen', from: ['accepted', 'cooking'], to: 'ready' },
  collect: { by: 'kitchen', from: ['ready'], to: 'collected' },
  'no-show': { by: 'kitchen', from: ['ready'], to: 'not_collected' },
  /** The kitchen cooks it again, for example because it fell on the floor. */
  remake: { by: 'kitchen', from: ['ready'], to: 'cooking' },
  reject: { by: 'kitchen', from: openStates, to: 'rejected' },
  cancel: { by: 'diner', from: ['placed', 'accepted'], to: 'cancelled' },
  /** The order ends by itself, because the kitchen has not answered in time. */
  expire: { by: 'system', from: ['placed'], to: 'rejected' },
} as const satisfies Record<string, StepRule>;

export type OrderStep = keyof typeof orderSteps;
/** What moves an order on or back on a board. */
export type KitchenMove = Exclude<OrderStep, 'cancel' | 'expire'> | 'undo';
/** `acknowledge` changes no state: somebody knows that the order has ended without the kitchen. */
export type KitchenAction = KitchenMove | 'acknowledge';

export const kitchenActions = [
  ...(Object.keys(orderSteps) as OrderStep[]).filter((step) => orderSteps[step].by === 'kitchen'),
  'undo',
  'acknowledge',
] as const as readonly KitchenAction[];

/** The steps that end an order without the kitchen, which somebody there has to acknowledge. */
export const stepsToAcknowledge: readonly OrderStep[] = ['cancel', 'expire'];

export const rejectReasons = ['sold_out', 'too_busy', 'closing', 'duplicate', 'other'] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** The code of a rejection by the kitchen, or of an order that ended without an answer. */
export type RefusalCode = RejectReason | 'no_answer';

/** The actions that can happen to an order. */
export type OrderAction = 'place' | OrderStep | 'undo' | 'acknowledge';
