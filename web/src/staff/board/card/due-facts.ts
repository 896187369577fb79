import { inThousands } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import type { Order } from '@thymely/contract/orders/endpoints';
import { comingTime, wallClock, type Zone } from '../../../model/restaurant-time.ts';
import { dueInWords, type Due } from '../../../shared/kitchen/kitchen-words.ts';
import * as words from './words.en.ts';

/** After this long without an answer, diners are told to call. */
const unansweredMinutes = 5;
/** After this long an order may be marked as not collected, and its food is cold. */
const muchMinutes = 30;

export type DueFacts = DueWords & {
  /** The promised time, such as `6:45 PM`. */
  time: string;
  /** The filled part of the clock's rim, from 0 to 1: the rest of the last hour. */
  share: number;
  /** The minute since midnight that the clock's hands show. */
  minute: number;
  /** The words for an order that has waited too long; otherwise empty. */
  waiting: string;
};

type DueWords = Due & {
  /** The words for a lane, which is narrow: `4 late` or `8 min`. */
  short: string;
  /** Whether a ready order waits for its guest, for as long as the words say. */
  isWaiting: boolean;
};

type Now = { nowMs: number; zone: Zone };

/** Caches the facts: formatting times is the slowest part of the response to a press. */
const known = new WeakMap<Order, Now & { facts: DueFacts }>();

/** Returns what a card says about time: the same object for the same order, time and zone. */
export function dueFacts(order: Order, { nowMs, zone }: Now): DueFacts {
  const last = known.get(order);
  if (last?.nowMs === nowMs && last.zone === zone) return last.facts;
  const facts = factsAt(order, { nowMs, zone });
  known.set(order, { nowMs, zone, facts });
  return facts;
}

function factsAt(order: Order, now: Now): DueFacts {
  const due = dueWords(order, now.nowMs);
  const minutes = (Date.parse(order.dueAt) - now.nowMs) / minuteMs;
  return {
    ...due,
    waiting: waitingWords(order, now.nowMs),
    time: comingTime(order.dueAt, now),
    share: due.tone === 'late' ? 1 : Math.min(1, Math.max(0, Math.round(minutes) / 60)),
    minute: wallClock(order.dueAt, now.zone).minute,
  };
}

/** A ready order waits for its diner, so it is not late. */
function dueWords({ state, dueAt, times }: Order, nowMs: number): DueWords {
  if (state !== 'ready') return shortened(dueInWords(dueAt, nowMs), { dueAt, nowMs });
  const waited = minutesSince(times['ready'] ?? dueAt, nowMs);
  const tone = waited < muchMinutes ? 'later' : 'soon';
  if (waited < 1) return { words: words.justReady, short: words.justReady, tone, isWaiting: false };
  const short = words.minutesWaited(waited);
  return { words: words.waitingFor(waited), short, tone, isWaiting: true };
}

function shortened(due: Due, { dueAt, nowMs }: { dueAt: string; nowMs: number }): DueWords {
  const minutes = Math.round((Date.parse(dueAt) - nowMs) / minuteMs);
  const isBrief = due.words === '' || minutes === 0;
  const short = minutes < 0 ? words.minutesLate(inThousands(-minutes)) : words.minutesLeft(minutes);
  return { ...due, short: isBrief ? due.words : short, isWaiting: false };
}

function waitingWords({ state, placedAt }: Order, nowMs: number): string {
  const waited = minutesSince(placedAt, nowMs);
  const isUnanswered = state === 'placed' && waited >= unansweredMinutes;
  return isUnanswered ? words.notAnsweredFor(waited) : '';
}

function minutesSince(at: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(at)) / minuteMs));
}
