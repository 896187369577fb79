import ChefHatIcon from 'lucide-react/icons/chef-hat';
import ClockIcon from 'lucide-react/icons/clock';
import ReceiptTextIcon from 'lucide-react/icons/receipt-text';
import { inThousands } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';
import { waitForAnswer } from '@thymely/contract/ordering/answer-time';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Attention, Now, OpenOrder } from './attention-check.ts';
import { counted } from './counted.ts';
import * as words from '../words.en.ts';

export function unattended({ ordering }: Now): Attention | undefined {
  if (ordering.state !== 'unattended') return undefined;
  return {
    id: 'unattended',
    Icon: ChefHatIcon,
    tone: 'urgent',
    title: words.unattended,
    detail: words.unattendedDetail,
    to: '/kitchen',
    action: words.startBoard,
  };
}

/** It is urgent when diner and kitchen are warned: time while the restaurant is closed does not count. */
export function waiting({ orders, ordering, nowMs }: Now): Attention | undefined {
  const placed = orders.filter(({ state }) => state === 'placed');
  const oldest = earliest(placed, 'placedAt');
  if (!oldest) return undefined;
  const minutes = minutesSince(oldest.placedAt, nowMs);
  return {
    id: 'waiting',
    Icon: ReceiptTextIcon,
    tone: waitForAnswer(oldest, ordering, { nowMs, toInstant })?.isLong ? 'urgent' : 'notice',
    title: counted(words.newOrders, placed),
    detail: placed.length === 1 ? cameIn(oldest, minutes) : firstCameIn(oldest, minutes),
    to: '/kitchen',
    action: words.openKitchen,
  };
}

/** Ready orders wait for a guest who is late, so they are not counted. */
export function late({ orders, nowMs }: Now): Attention | undefined {
  const overdue = orders.filter(
    ({ state, dueAt }) => state !== 'ready' && minutesSince(dueAt, nowMs) >= 1,
  );
  const latest = earliest(overdue, 'dueAt');
  if (!latest) return undefined;
  const minutes = inThousands(minutesSince(latest.dueAt, nowMs));
  const wasDue = overdue.length === 1 ? words.wasDue : words.latestWasDue;
  return {
    id: 'late',
    Icon: ClockIcon,
    tone: 'urgent',
    title: counted(words.lateOrders, overdue),
    detail: wasDue(calledOrder(latest), minutes),
    to: '/kitchen',
    action: words.openKitchen,
    ...(latest.hasPhone === true && { call: { _id: latest._id, name: latest.name } }),
  };
}

function earliest(orders: OpenOrder[], by: 'placedAt' | 'dueAt'): OpenOrder | undefined {
  return orders.toSorted((one, other) => one[by].localeCompare(other[by]))[0];
}

function cameIn(order: OpenOrder, minutes: number): string {
  const called = calledOrder(order);
  return minutes < 1 ? words.cameInNow(called) : words.cameIn(called, minutes);
}

function firstCameIn(order: OpenOrder, minutes: number): string {
  const called = calledOrder(order);
  return minutes < 1 ? words.firstCameInNow(called) : words.firstCameIn(called, minutes);
}

function minutesSince(iso: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(iso)) / minuteMs);
}
