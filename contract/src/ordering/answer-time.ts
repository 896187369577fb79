import { minuteMs } from '../ground/time.ts';
import type { OrderingSettings } from './schema.ts';
import type { Hours, ToInstant } from './opening-hours.ts';
import { openMinutes } from './open-minutes.ts';
import type { Order } from '../orders/schema.ts';

/** What decides how long an order may wait for the kitchen's answer. */
export type AnswerRules = Hours & {
  /** The minutes of opening time after which an unanswered order ends; 0 for never. */
  answerMinutes: number;
  /** When the last pause ended or the present one ends; null if there was none. */
  pauseEndsAt: string | null;
};

/** How long an order has waited for the kitchen's answer, in minutes of opening time. */
export type Wait = {
  minutes: number;
  /** Whether it is so long that diner and kitchen are warned. */
  isLong: boolean;
  /** The minutes until the order ends by itself, at least 0; undefined if it never does. */
  leftMinutes: number | undefined;
};

type Moment = { nowMs: number; toInstant: ToInstant };

/** After this long without an answer, the kitchen may not have seen the order. */
const usualPatienceMinutes = 5;
/** The longest that is counted where orders never end by themselves. */
const mostMinutes = 60;

/**
 * Returns how long an order has waited for an answer, or undefined if it does not wait for one.
 * Time while the restaurant is closed or ordering is paused does not count, and after a pause the
 * whole time begins again. As long as the rules are unknown, all time counts, and no end is told.
 */
export function waitForAnswer(
  { state, placedAt }: Pick<Order, 'state' | 'placedAt'>,
  rules: AnswerRules | undefined,
  { nowMs, toInstant }: Moment,
): Wait | undefined {
  if (state !== 'placed') return undefined;
  if (rules === undefined) {
    const minutes = Math.max(0, (nowMs - Date.parse(placedAt)) / minuteMs);
    return { minutes, isLong: minutes >= usualPatienceMinutes, leftMinutes: undefined };
  }
  const { answerMinutes, pauseEndsAt } = rules;
  const fromMs = Math.max(Date.parse(placedAt), Date.parse(pauseEndsAt ?? '') || 0);
  const enough = answerMinutes === 0 ? mostMinutes : answerMinutes;
  const minutes = openMinutes({ hours: rules, toInstant }, { fromMs, toMs: nowMs, enough });
  return {
    minutes,
    isLong: minutes >= patienceOf(answerMinutes),
    leftMinutes: answerMinutes === 0 ? undefined : answerMinutes - minutes,
  };
}

/** Returns the minutes after which diner and kitchen are warned. */
function patienceOf(answerMinutes: number): number {
  return answerMinutes === 0
    ? usualPatienceMinutes
    : Math.min(usualPatienceMinutes, answerMinutes / 2);
}

/** Returns the moment from which unanswered orders count: the later end of two pauses. */
export function pauseEndOf({
  pausedUntil,
  pauseEndedAt,
}: Pick<OrderingSettings, 'pausedUntil' | 'pauseEndedAt'>): string | null {
  const ends = [pausedUntil, pauseEndedAt].filter((end) => end !== null);
  return ends.sort().at(-1) ?? null;
}
