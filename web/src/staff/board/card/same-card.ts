import type { Order } from '@thymely/contract/orders/endpoints';
import type { KitchenMove } from '@thymely/contract/orders/order-states';
import type { Doubt } from '../../../shared/kitchen/use-kitchen-steps.ts';
import type { BoardActions } from './card-actions.ts';
import type { DueFacts } from './due-facts.ts';

export type BoardCardProps = {
  order: Order;
  due: DueFacts;
  columns: 3 | 4;
  /** The step that is under way. */
  busy: KitchenMove | undefined;
  /** Whether the outcome of the last press is unknown. */
  doubt: Doubt | undefined;
  /** Whether the order has left, and only its place on the board is still kept. */
  hasLeft: boolean;
  /** The new state of an order that has left, if it is known. */
  became: Order['state'] | undefined;
  /** Whether all buttons are disabled. */
  isOff: boolean;
  actions: BoardActions;
};

/** Whether a card looks the same. Without this, every press would render every card again. */
export function isSameCard(before: BoardCardProps, after: BoardCardProps): boolean {
  return (
    before.order._id === after.order._id &&
    before.order.revision === after.order.revision &&
    before.columns === after.columns &&
    before.busy === after.busy &&
    before.doubt === after.doubt &&
    before.hasLeft === after.hasLeft &&
    before.became === after.became &&
    before.isOff === after.isOff &&
    before.actions === after.actions &&
    isSameDue(before.due, after.due)
  );
}

function isSameDue(before: DueFacts, after: DueFacts): boolean {
  if (before === after) return true;
  return (
    before.words === after.words &&
    before.tone === after.tone &&
    before.time === after.time &&
    before.share === after.share &&
    before.ring?.isLastMinute === after.ring?.isLastMinute &&
    before.waiting === after.waiting &&
    before.declining === after.declining
  );
}
