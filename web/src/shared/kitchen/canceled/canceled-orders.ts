import { useEffect, useRef } from 'react';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { hasExpired } from '@thymely/contract/orders/ended-by-itself';
import { orderSteps, type OrderState } from '@thymely/contract/orders/order-states';
import { retryPatiently, useAcknowledge, useAskOrder } from '../../../api/kitchen.ts';
import { comingDay, type Zone } from '../../../model/restaurant-time.ts';
import { withoutGivenWay, type ShownList, type ShownListAndEnded } from './shown-list.ts';
import * as words from './words.en.ts';

const cancelable: readonly OrderState[] = orderSteps.cancel.from;

/** Returns orders that left the board while a diner could cancel them. */
export function perhapsCanceled(before: ShownList, after: ShownList): Order[] {
  const ids = new Set(after.orders.map(({ _id }) => _id));
  return withoutGivenWay(before, after).filter(
    ({ _id, state }) => !ids.has(_id) && cancelable.includes(state),
  );
}

export type CanceledNote = {
  id: string;
  /** The number and the name. */
  called: string;
  /** What to do about an order that was already accepted, or why an unanswered one has ended. */
  remark: string | undefined;
  /** The day and the time for which it was promised. */
  due: string;
};

/** Returns what the board says about canceled orders: first those that somebody may be cooking. */
export function canceledNotes(
  canceled: readonly Order[],
  { nowMs, zone }: { nowMs: number; zone: Zone },
): CanceledNote[] {
  const wasAccepted = ({ times }: Order) => times['accepted'] !== undefined;
  return [...canceled]
    .sort(
      (one, other) =>
        Number(wasAccepted(other)) - Number(wasAccepted(one)) ||
        Date.parse(one.dueAt) - Date.parse(other.dueAt),
    )
    .map((order) => ({
      id: order._id,
      called: calledOrder(order),
      remark: wasAccepted(order) ? words.stopCooking : endInWords(order),
      due: dueInWords(order.dueAt, { nowMs, zone }),
    }));
}

function endInWords(order: Order): string | undefined {
  return hasExpired(order) ? words.notAnswered : undefined;
}

function dueInWords(dueAt: string, { nowMs, zone }: { nowMs: number; zone: Zone }): string {
  const day = comingDay(dueAt, { nowMs, zone });
  const time = timeInWords(dueAt, zone);
  return day === undefined ? words.dueToday(time) : words.dueOn(day, time);
}

export type CanceledOrders = ReturnType<typeof useCanceledOrders>;

/**
 * Returns orders that were canceled, so that nobody cooks them, and those that ended unanswered, so
 * that the kitchen learns of them, until somebody acknowledges them on any screen. The server says
 * what became of each order that left the board, also after a press on this screen: the diner may
 * have canceled it in the meantime.
 */
export function useCanceledOrders(shown: ShownListAndEnded | undefined) {
  const ask = useAskOrder({ retry: retryPatiently });
  const acknowledge = useAcknowledge();
  const before = useRef(shown);
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  useEffect(() => {
    const left = before.current && shown ? perhapsCanceled(before.current, shown) : [];
    before.current = shown;
    // The server may refuse to answer, or not answer for half a minute.
    for (const { _id } of left) latestAsk.current(_id).catch(() => undefined);
  }, [shown]);
  return {
    canceled: shown?.unacknowledged ?? none,
    /** Acknowledges these orders for all screens, because somebody has read their list. */
    confirm: acknowledge,
  };
}

const none: readonly Order[] = [];
