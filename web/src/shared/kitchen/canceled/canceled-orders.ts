import { useEffect, useRef, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { timeInWords } from '@thymely/contract/ground/in-words';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import {
  orderSteps,
  type OrderState,
  type RefusalCode,
} from '@thymely/contract/orders/order-states';
import { becameQuery } from '../../../api/kitchen.ts';
import { comingDay, type Zone } from '../../../model/restaurant-time.ts';
import { isUnanswered } from '../../../lib/http/api-error.ts';
import { withoutGivenWay, type ShownList } from './shown-list.ts';
import * as words from './words.en.ts';

const cancelable: readonly OrderState[] = orderSteps.cancel.from;
/** With a growing pause between them, these take about half a minute. */
const mostAttempts = 5;

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

/** Whether an order has ended because the kitchen did not answer it in time. */
function hasExpired({ refusal }: Order): boolean {
  return refusal?.code === ('no_answer' satisfies RefusalCode);
}

function dueInWords(dueAt: string, { nowMs, zone }: { nowMs: number; zone: Zone }): string {
  const day = comingDay(dueAt, { nowMs, zone });
  const time = timeInWords(dueAt, zone);
  return day === undefined ? words.dueToday(time) : words.dueOn(day, time);
}

export type CanceledOrders = ReturnType<typeof useCanceledOrders>;

/**
 * Returns orders that were canceled while the board was open, so that nobody cooks them, and those
 * that ended unanswered, so that the kitchen learns of them. The server
 * says what became of each order that left, also after a press on this screen: the diner may have
 * canceled it in the meantime.
 */
export function useCanceledOrders(shown: ShownList | undefined) {
  const client = useQueryClient();
  const [canceled, setCanceled] = useState<readonly Order[]>([]);
  const before = useRef(shown);
  useEffect(() => {
    const left = before.current && shown ? perhapsCanceled(before.current, shown) : [];
    before.current = shown;
    for (const { _id } of left) {
      void becameOf(client, _id).then((order) => {
        if (order && isCanceled(order)) setCanceled((all) => withCanceled(all, order));
      });
    }
  }, [client, shown]);
  return {
    canceled,
    /** Removes these orders from the list, because somebody has read it. */
    confirm: (read: readonly Order[]) => {
      setCanceled((all) => all.filter((each) => !read.includes(each)));
    },
  };
}

function isCanceled(order: Order): boolean {
  return order.state === 'cancelled' || hasExpired(order);
}

function withCanceled(all: readonly Order[], order: Order): readonly Order[] {
  return [...all.filter(({ _id }) => _id !== order._id), order];
}

/** Returns undefined if the server refuses to answer, or does not answer for half a minute. */
function becameOf(client: QueryClient, id: string): Promise<Order | undefined> {
  const retry = (failures: number, error: Error) => failures < mostAttempts && isUnanswered(error);
  return client.fetchQuery({ ...becameQuery(id), retry }).catch(() => undefined);
}
