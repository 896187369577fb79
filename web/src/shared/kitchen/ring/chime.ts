import { waitForAnswer, type AnswerRules, type Wait } from '@thymely/contract/ordering/answer-time';
import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';
import type { Order } from '@thymely/contract/orders/endpoints';
import { columnsOf, type KitchenNow } from '../board-columns.ts';
import type { Sound } from './sound.ts';
import * as words from './words.en.ts';

const ringEveryMs = 10_000;
/** In the last minutes before an order ends by itself. */
const ringHarderEveryMs = 5000;
const lastMinutes = 2;
const canceledEveryMs = 30_000;
const offlineEveryMs = 30_000;
/** What the chime has already rung for. */
export type ChimeMemory = {
  waiting: ReadonlySet<string>;
  later: ReadonlySet<string>;
  canceled: ReadonlySet<string>;
  rungAtMs: number;
  canceledAtMs: number;
  offlineAtMs: number;
};

export const quiet: ChimeMemory = {
  waiting: new Set(),
  later: new Set(),
  canceled: new Set(),
  rungAtMs: -Infinity,
  canceledAtMs: -Infinity,
  offlineAtMs: -Infinity,
};

export type ToRingFor = {
  /** The new orders: nobody has accepted them on any screen. */
  waiting: readonly (Pick<Order, '_id'> & { wait: Wait | undefined })[];
  later: readonly Pick<Order, '_id'>[];
  todo: readonly Pick<Order, '_id'>[];
  /** The orders that ended without the kitchen, and that are acknowledged on no screen. */
  canceled: readonly Pick<Order, '_id'>[];
  isOffline: boolean;
  nowMs: number;
};

/**
 * Returns the open orders by what they ring for. One in a state that this board does not know stands
 * in New, but nobody can accept it here: it would ring without end.
 */
export function ordersToRingFor(
  orders: readonly Order[],
  { rules, ...now }: KitchenNow & { rules: AnswerRules | undefined },
): Pick<ToRingFor, 'waiting' | 'later' | 'todo'> {
  const { new: inNew, later, todo } = columnsOf(orders, now);
  const placed = inNew.filter(({ state }) => state === 'placed');
  const waiting = placed.map((order) => ({
    _id: order._id,
    wait: waitForAnswer(order, rules, { nowMs: now.nowMs, toInstant }),
  }));
  return { waiting, later, todo };
}

/**
 * Returns the sounds to play now. A new order rings at once and every ten seconds until it is
 * accepted, more urgently once it has waited long, and twice as often in the last two minutes before
 * it ends by itself; an order that moves from Later to To do rings once. One that ended without the
 * kitchen rings at once and every half minute until it is acknowledged on any screen. Without a
 * connection, all of this is unknown, and another sound says so.
 */
export function nextChime(
  memory: ChimeMemory,
  { waiting, later, todo, canceled, isOffline, nowMs }: ToRingFor,
): { memory: ChimeMemory; sounds: Sound[] } {
  if (isOffline) {
    const rings = nowMs - memory.offlineAtMs >= offlineEveryMs;
    return rings
      ? { memory: { ...memory, offlineAtMs: nowMs }, sounds: ['offline'] }
      : { memory, sounds: [] };
  }
  const isNew = waiting.some(({ _id }) => !memory.waiting.has(_id));
  const isUrgent = waiting.some(({ wait }) => wait?.isLong);
  const isEnding = waiting.some(
    ({ wait }) => wait?.isLong && (wait.leftMinutes ?? Infinity) <= lastMinutes,
  );
  const everyMs = isEnding ? ringHarderEveryMs : ringEveryMs;
  const rings = waiting.length > 0 && (isNew || nowMs - memory.rungAtMs >= everyMs);
  const isDue = todo.some(({ _id }) => memory.later.has(_id));
  const isCanceledNow = canceled.some(({ _id }) => !memory.canceled.has(_id));
  const ringsAgain = canceled.length > 0 && nowMs - memory.canceledAtMs >= canceledEveryMs;
  const ringsForCanceled = isCanceledNow || ringsAgain;
  const sounds: Sound[] = [];
  if (ringsForCanceled) sounds.push('canceled');
  if (rings) sounds.push(isUrgent ? 'urgent' : 'new');
  if (isDue) sounds.push('due');
  return {
    memory: {
      waiting: idsOf(waiting),
      later: idsOf(later),
      canceled: idsOf(canceled),
      rungAtMs: rings ? nowMs : memory.rungAtMs,
      canceledAtMs: ringsForCanceled ? nowMs : memory.canceledAtMs,
      offlineAtMs: -Infinity,
    },
    sounds,
  };
}

function idsOf(orders: readonly Pick<Order, '_id'>[]): Set<string> {
  return new Set(orders.map(({ _id }) => _id));
}

/** Returns the tab's title: the number of new orders, alternating with a note that sound is off. */
export function titleWords({
  waiting,
  isSilent,
  isOddSecond,
  title,
}: {
  waiting: number;
  isSilent: boolean;
  isOddSecond: boolean;
  title: string;
}): string {
  if (waiting === 0) return title;
  const count = words.newOrders(waiting);
  if (isSilent) return isOddSecond ? `🔔 ${count}` : words.soundIsOff;
  return `(${count}) ${title}`;
}
