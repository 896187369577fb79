import { inThousands, listed } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Ordering } from '@thymely/contract/hours/endpoints';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime, isClockTime } from '../../model/restaurant-time.ts';
import { openingWords } from '../../shared/opening-words.ts';
import * as words from './words.en.ts';

/** Something that needs attention, and where to handle it. */
export type Attention = {
  id: 'unattended' | 'waiting' | 'late' | 'paused' | 'sold-out' | 'pages-behind';
  /** `urgent` means that a guest is waiting or turned away because of it. */
  tone: 'urgent' | 'notice';
  title: string;
  detail: string;
  to: string;
  action: string;
};

export type Now = {
  /** Every open order, the one due first on top. */
  orders: readonly Pick<Order, 'number' | 'name' | 'state' | 'placedAt' | 'dueAt'>[];
  ordering: Ordering;
  /** The menu, for names; undefined while it is loading. */
  menu: readonly Pick<MenuItem, '_id' | 'name'>[] | undefined;
  /** The dishes that published pages show otherwise, or not at all; undefined if unknown. */
  unpublished?: number | undefined;
  nowMs: number;
};

/** After this long without an answer, the diner's own page tells them to call. */
const longWaitMinutes = 5;
const namesShown = 3;

/** Returns what needs attention now, the most urgent first. */
export function attentionTo(now: Now): Attention[] {
  const all = [
    unattended(now),
    waiting(now),
    late(now),
    paused(now),
    soldOut(now),
    pagesBehind(now),
  ];
  return all.filter((each) => each !== undefined);
}

/** Says how things are when nothing needs attention. */
export function allIsWell({ orders, ordering, nowMs }: Now): string {
  const opening = openingWords(ordering, nowMs);
  const state = orders.length === 0 ? words.noOpenOrders : counted(words.openOrders, orders);
  return opening === undefined ? state : `${opening}. ${state}`;
}

function unattended({ ordering }: Now): Attention | undefined {
  if (ordering.state !== 'unattended') return undefined;
  return {
    id: 'unattended',
    tone: 'urgent',
    title: words.unattended,
    detail: words.unattendedDetail,
    to: '/kitchen',
    action: words.startBoard,
  };
}

function waiting({ orders, nowMs }: Now): Attention | undefined {
  const placed = orders.filter(({ state }) => state === 'placed');
  const oldest = earliest(placed, 'placedAt');
  if (!oldest) return undefined;
  const minutes = minutesSince(oldest.placedAt, nowMs);
  return {
    id: 'waiting',
    tone: minutes >= longWaitMinutes ? 'urgent' : 'notice',
    title: counted(words.newOrders, placed),
    detail: placed.length === 1 ? cameIn(oldest, minutes) : firstCameIn(oldest, minutes),
    to: '/kitchen',
    action: words.openKitchen,
  };
}

/** Ready orders wait for a guest who is late, so they are not counted. */
function late({ orders, nowMs }: Now): Attention | undefined {
  const overdue = orders.filter(
    ({ state, dueAt }) => state !== 'ready' && minutesSince(dueAt, nowMs) >= 1,
  );
  const latest = earliest(overdue, 'dueAt');
  if (!latest) return undefined;
  const minutes = inThousands(minutesSince(latest.dueAt, nowMs));
  const wasDue = overdue.length === 1 ? words.wasDue : words.latestWasDue;
  return {
    id: 'late',
    tone: 'urgent',
    title: counted(words.lateOrders, overdue),
    detail: wasDue(calledOrder(latest), minutes),
    to: '/kitchen',
    action: words.openKitchen,
  };
}

function paused({ ordering: { state, opensAt, timeZone: zone }, nowMs }: Now) {
  if (state !== 'paused') return undefined;
  const until = opensAt === null ? undefined : comingTime(opensAt, { nowMs, zone });
  return {
    id: 'paused',
    tone: 'notice',
    title: pausedUntil(until),
    detail: words.pausedDetail,
    to: '/dashboard/orders',
    action: words.resumeOrders,
  } satisfies Attention;
}

function soldOut({ ordering, menu }: Now): Attention | undefined {
  const ids = ordering.soldOut;
  if (ids.length === 0) return undefined;
  const names = ids.flatMap((id) => menu?.find(({ _id }) => _id === id)?.name ?? []);
  const more = ids.length - Math.min(names.length, namesShown);
  const shown = [...names.slice(0, namesShown), ...(more > 0 ? [words.moreDishes(more)] : [])];
  return {
    id: 'sold-out',
    tone: 'notice',
    title: counted(words.soldOut, ids),
    detail: names.length === 0 ? words.soldOutDetail : `${listed(shown)}.`,
    to: '/kitchen',
    action: words.openKitchen,
  };
}

/** A page is shown as it was built until the app has loaded the present menu. */
function pagesBehind({ unpublished = 0 }: Now): Attention | undefined {
  if (unpublished === 0) return undefined;
  return {
    id: 'pages-behind',
    tone: 'notice',
    title: words.pagesBehind(unpublished, inThousands(unpublished)),
    detail: words.pagesBehindDetail,
    to: '/dashboard/changes',
    action: words.seeNewChanges,
  };
}

type OpenOrder = Now['orders'][number];

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

function pausedUntil(until: string | undefined): string {
  if (until === undefined) return words.paused;
  return isClockTime(until) ? words.pausedUntilTime(until) : words.pausedUntilDay(until);
}

function minutesSince(iso: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(iso)) / minuteMs);
}

type Counting = (count: number, counted: string) => string;

function counted(sentence: Counting, { length }: readonly unknown[]): string {
  return sentence(length, inThousands(length));
}
