import { inThousands } from '@thymely/contract/ground/in-words';
import { minuteMs } from '@thymely/contract/ground/time';
import { instantOfWall as toInstant } from '@thymely/contract/ordering/instant-of-wall';
import { waitForAnswer, type AnswerRules } from '@thymely/contract/ordering/answer-time';
import type { Order } from '@thymely/contract/orders/endpoints';
import { declineEndsMs } from '@thymely/contract/orders/promise';
import { comingTime, isToday, wallClock, type Zone } from '../../../model/restaurant-time.ts';
import { dueInWords, type Due } from '../../../shared/kitchen/kitchen-words.ts';
import * as words from './words.en.ts';

/** After this long an order may be marked as not collected, and its food is cold. */
const muchMinutes = 30;

export type DueFacts = DueWords & {
  /** The promised time, such as `6:45 PM`. */
  time: string;
  /** Whether the time stands without a day. */
  isToday: boolean;
  /** The filled part of the clock's rim, from 0 to 1: the rest of the last hour. */
  share: number;
  /** What the ring of a larger card shows; undefined where words say more than minutes. */
  ring: RingFacts | undefined;
  /** The minute since midnight that the clock's hands show. */
  minute: number;
  /** The words for an order that has waited long for an answer; otherwise empty. */
  waiting: string;
  /** The words for a later promise that the guest may still decline; otherwise empty. */
  declining: string;
};

export type RingFacts = {
  /** The minutes: `18`, or `+6` of a late order. */
  count: string;
  /** The filled part, from 0 to 1: the rest of the last hour, or how long a ready order has waited. */
  share: number;
  /** Whether seconds are counted. */
  isLastMinute: boolean;
};

type DueWords = Due & {
  /** The words for a lane, which is narrow: `4 late` or `8 min`. */
  short: string;
  /** Whether a ready order waits for its guest, for as long as the words say. */
  isWaiting: boolean;
};

type Now = {
  nowMs: number;
  zone: Zone;
  /** What decides how long an order may wait for an answer; undefined until it is known. */
  rules: AnswerRules | undefined;
};

/** Caches the facts: formatting times is the slowest part of the response to a press. */
const known = new WeakMap<Order, Now & { facts: DueFacts }>();

/** Returns what a card says about time: the same object for the same order, time and zone. */
export function dueFacts(order: Order, now: Now): DueFacts {
  const last = known.get(order);
  const { nowMs, zone, rules } = now;
  if (last?.nowMs === nowMs && last.zone === zone && last.rules === rules) return last.facts;
  const facts = factsAt(order, now);
  known.set(order, { ...now, facts });
  return facts;
}

function factsAt(order: Order, now: Now): DueFacts {
  const due = dueWords(order, now.nowMs);
  const minutes = (Date.parse(order.dueAt) - now.nowMs) / minuteMs;
  const share = due.tone === 'late' ? 1 : Math.min(1, Math.max(0, Math.round(minutes) / 60));
  return {
    ...due,
    waiting: waitingWords(order, now),
    declining: decliningWords(order, now.nowMs),
    time: comingTime(order.dueAt, now),
    isToday: isToday(order.dueAt, now),
    share,
    ring: order.state === 'ready' ? waitRing(order, now.nowMs) : dueRing(due, { minutes, share }),
    minute: wallClock(order.dueAt, now.zone).minute,
  };
}

function dueRing(
  { words: text, tone }: Due,
  { minutes, share }: { minutes: number; share: number },
): RingFacts | undefined {
  if (text === '') return undefined;
  const count = inThousands(Math.abs(Math.round(minutes)));
  const isLastMinute = minutes > 0 && minutes <= 1;
  return { count: tone === 'late' ? `+${count}` : count, share, isLastMinute };
}

function waitRing(order: Order, nowMs: number): RingFacts | undefined {
  const waited = waitedMinutes(order, nowMs);
  if (waited < 1) return undefined;
  const share = Math.min(1, waited / muchMinutes);
  return { count: inThousands(waited), share, isLastMinute: false };
}

/** Returns for how many minutes an order has been ready. */
function waitedMinutes({ dueAt, times }: Order, nowMs: number): number {
  return minutesSince(times['ready'] ?? dueAt, nowMs);
}

/** A ready order waits for its diner, so it is not late. */
function dueWords(order: Order, nowMs: number): DueWords {
  const { state, dueAt } = order;
  if (state !== 'ready') return shortened(dueInWords(dueAt, nowMs), { dueAt, nowMs });
  const waited = waitedMinutes(order, nowMs);
  const tone = waited < muchMinutes ? 'later' : 'soon';
  if (waited < 1) return { words: words.justReady, short: words.justReady, tone, isWaiting: false };
  const short = words.minutes(waited).join('');
  return { words: words.waitingFor(waited), short, tone, isWaiting: true };
}

function shortened(due: Due, { dueAt, nowMs }: { dueAt: string; nowMs: number }): DueWords {
  const minutes = Math.round((Date.parse(dueAt) - nowMs) / minuteMs);
  const isBrief = due.words === '' || minutes === 0;
  const short =
    minutes < 0 ? words.minutesLate(inThousands(-minutes)) : words.minutes(minutes).join('');
  return { ...due, short: isBrief ? due.words : short, isWaiting: false };
}

/** Counts down once an order has waited long, or counts up where orders never end by themselves. */
function waitingWords(order: Order, { nowMs, rules }: Now): string {
  const wait = waitForAnswer(order, rules, { nowMs, toInstant });
  if (!wait?.isLong) return '';
  if (wait.leftMinutes === undefined) return words.notAnsweredFor(Math.floor(wait.minutes));
  return wait.leftMinutes < 1 ? words.answerNow : words.answerWithin(Math.floor(wait.leftMinutes));
}

function decliningWords(order: Order, nowMs: number): string {
  const leftMs = (declineEndsMs(order) ?? 0) - nowMs;
  return leftMs > 0 ? words.guestMayDecline(Math.ceil(leftMs / minuteMs)) : '';
}

function minutesSince(at: string, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - Date.parse(at)) / minuteMs));
}
