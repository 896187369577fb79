import { minuteMs } from '@thymely/contract/ground/time';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { Ordering } from '@thymely/contract/hours/endpoints';
import { calledOrder } from '@thymely/contract/orders/called-order';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime } from '../../model/restaurant-time.ts';
import { openingWords } from '../../shared/opening-words.ts';

/** Something that needs attention, and where to handle it. */
export type Attention = {
  id: 'unattended' | 'waiting' | 'late' | 'paused' | 'sold-out';
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
  nowMs: number;
};

/** After this long without an answer, the diner's own page tells them to call. */
const longWaitMinutes = 5;
const namesShown = 3;

/** Returns what needs attention now, the most urgent first. */
export function attentionTo(now: Now): Attention[] {
  const all = [unattended(now), waiting(now), late(now), paused(now), soldOut(now)];
  return all.filter((each) => each !== undefined);
}

/** Says how things are when nothing needs attention. */
export function allIsWell({ orders, ordering, nowMs }: Now): string {
  const opening = openingWords(ordering, nowMs);
  const open = orders.length === 0 ? 'No open orders' : `${count(orders.length, 'open order')}`;
  const state = orders.length === 0 ? open : `${open}, none late`;
  return opening === undefined ? `${state}.` : `${opening}. ${state}.`;
}

function unattended({ ordering }: Now): Attention | undefined {
  if (ordering.state !== 'unattended') return undefined;
  return {
    id: 'unattended',
    tone: 'urgent',
    title: 'No kitchen screen is on',
    detail: "You're open, but guests can't order until somebody can see their orders.",
    to: '/kitchen',
    action: 'Start the board',
  };
}

function waiting({ orders, nowMs }: Now): Attention | undefined {
  const placed = orders.filter(({ state }) => state === 'placed');
  const oldest = earliest(placed, 'placedAt');
  if (!oldest) return undefined;
  const minutes = minutesSince(oldest.placedAt, nowMs);
  const since = minutes < 1 ? 'just now' : `${minutes} min ago`;
  return {
    id: 'waiting',
    tone: minutes >= longWaitMinutes ? 'urgent' : 'notice',
    title: `${count(placed.length, 'new order')} to accept`,
    detail: `${oneOf(placed, 'first', oldest)} came in ${since}.`,
    to: '/kitchen',
    action: 'Open the kitchen',
  };
}

/** Ready orders wait for a guest who is late, so they are not counted. */
function late({ orders, nowMs }: Now): Attention | undefined {
  const overdue = orders.filter(
    ({ state, dueAt }) => state !== 'ready' && minutesSince(dueAt, nowMs) >= 1,
  );
  const latest = earliest(overdue, 'dueAt');
  if (!latest) return undefined;
  const minutes = `${minutesSince(latest.dueAt, nowMs).toLocaleString('en-US')} min`;
  return {
    id: 'late',
    tone: 'urgent',
    title: `${count(overdue.length, 'order')} running late`,
    detail: `${oneOf(overdue, 'latest', latest)} was due ${minutes} ago.`,
    to: '/kitchen',
    action: 'Open the kitchen',
  };
}

function paused({ ordering: { state, opensAt, timeZone: zone }, nowMs }: Now) {
  if (state !== 'paused') return undefined;
  const until = opensAt === null ? '' : ` until ${comingTime(opensAt, { nowMs, zone })}`;
  return {
    id: 'paused',
    tone: 'notice',
    title: `Orders are paused${until}`,
    detail: 'Guests can still order for later.',
    to: '/dashboard/orders',
    action: 'Resume orders',
  } satisfies Attention;
}

function soldOut({ ordering, menu }: Now): Attention | undefined {
  const ids = ordering.soldOut;
  if (ids.length === 0) return undefined;
  const names = ids.flatMap((id) => menu?.find(({ _id }) => _id === id)?.name ?? []);
  const more = ids.length - Math.min(names.length, namesShown);
  const listed = [...names.slice(0, namesShown), ...(more > 0 ? [`${more} more`] : [])];
  return {
    id: 'sold-out',
    tone: 'notice',
    title: `${count(ids.length, 'dish')} sold out`,
    detail:
      names.length === 0 ? "Guests can't order what's sold out." : `${inWords.format(listed)}.`,
    to: '/kitchen',
    action: 'Open the kitchen',
  };
}

type OpenOrder = Now['orders'][number];

function earliest(orders: OpenOrder[], by: 'placedAt' | 'dueAt'): OpenOrder | undefined {
  return orders.toSorted((one, other) => one[by].localeCompare(other[by]))[0];
}

function oneOf(orders: OpenOrder[], which: string, order: OpenOrder): string {
  const called = calledOrder(order);
  return orders.length === 1 ? called : `The ${which} of them, ${called},`;
}

const inWords = new Intl.ListFormat('en-US');

function minutesSince(iso: string, nowMs: number): number {
  return Math.floor((nowMs - Date.parse(iso)) / minuteMs);
}

function count(number: number, noun: 'dish' | 'new order' | 'open order' | 'order'): string {
  const many = noun === 'dish' ? 'dishes' : `${noun}s`;
  return `${number.toLocaleString('en-US')} ${number === 1 ? noun : many}`;
}
