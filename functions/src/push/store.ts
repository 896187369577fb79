import type { PushSubscriptionKeys } from '@thymely/contract/push/endpoints';
import type { PushedState } from '@thymely/contract/push/limits';

/** A device that asked to be told about an order. */
export type StoredSubscription = PushSubscriptionKeys & { id: string };

/** A message that is to be sent to all devices of an order. It names no person. */
export type PushMessage = {
  id: string;
  orderId: string;
  number: number;
  state: PushedState;
  /** When the order reached the state. */
  atMs: number;
  /** The number of attempts so far. */
  attempts: number;
};

export type PushStore = {
  /**
   * Has a device told about an order. Repeating it is safe. The oldest of too many devices gives way.
   *
   * @throws AppError NOT_FOUND for an order of somebody else, CONFLICT for one that has ended.
   */
  subscribe(request: {
    uid: string;
    orderId: string;
    subscription: PushSubscriptionKeys;
    nowMs: number;
  }): Promise<void>;
  /** Ends all messages to a device of this person. */
  unsubscribe(request: { uid: string; endpoint: string }): Promise<void>;
  /** Ends all messages to this person. */
  forgetPerson(uid: string): Promise<void>;
  /** Deletes the subscriptions of orders whose time was a day ago. Returns how many. */
  forgetOld(nowMs: number): Promise<number>;
  /** Returns the message about an order's state, unless it was sent. */
  findMessage(id: string): Promise<PushMessage | undefined>;
  /** Returns messages that should have been sent by now. */
  findWaiting(nowMs: number): Promise<PushMessage[]>;
  findSubscriptions(orderId: string): Promise<StoredSubscription[]>;
  /** Deletes subscriptions that the push service no longer knows. */
  remove(ids: readonly string[]): Promise<void>;
  /** Tries a message again at a later time. */
  postpone(id: string, next: { attempts: number; dueMs: number }): Promise<void>;
  /** Deletes a message that was sent or given up. */
  finish(id: string): Promise<void>;
};
