import { minuteMs } from '@thymely/contract/ground/time';
import { asapTimes } from '@thymely/contract/ordering/asap-time';
import { servedAt, servingTest } from '@thymely/contract/ordering/served-at';
import {
  anyTime,
  type DishTimes,
  type OrderingMoment,
  type Offers,
} from '@thymely/contract/ordering/slots';
import type { OrderProblem } from '@thymely/contract/orders/endpoints';
import type { PricedLine } from './priced-lines.ts';

/** Returns when all dishes of a cart can be had. Those that cannot be ordered anyway do not count. */
export function dishTimesOf(lines: readonly PricedLine[], moment: OrderingMoment): DishTimes {
  const ordered = orderedOf(lines);
  const noticeMinutes = Math.max(0, ...ordered.map((line) => line.noticeMinutes));
  const tests = [...new Set(ordered.flatMap(servingTests(moment)))];
  if (noticeMinutes === 0 && tests.length === 0) return anyTime;
  return { noticeMinutes, areServedAt: (atMs) => tests.every((isServedAt) => isServedAt(atMs)) };
}

/** Returns a quick test of when a line is served, none for always. Most dishes of a category share it. */
function servingTests(moment: OrderingMoment) {
  const tests = new Map<string, (atMs: number) => boolean>();
  return ({ served }: PricedLine) => {
    if (served === undefined) return [];
    const key = JSON.stringify(served);
    const test = tests.get(key) ?? servingTest(served, moment);
    tests.set(key, test);
    return [test];
  };
}

type Excluded = { moment: OrderingMoment; lines: readonly PricedLine[]; times: string[] };

/** Returns which dish keeps an order from a time that would be offered for others. */
export function excludedAt(
  atMs: number,
  { moment, lines, times }: Excluded,
): OrderProblem | undefined {
  const ordered = orderedOf(lines);
  const tooEarly = ordered.filter((line) => atMs < firstMsFor(line, moment));
  const slowest = tooEarly.toSorted((one, other) => other.noticeMinutes - one.noticeMinutes)[0];
  return slowest === undefined
    ? notServedAt(atMs, { moment, lines, times })
    : needsNotice(slowest, times);
}

/** Returns the first dish that is not served at a time. */
export function notServedAt(
  atMs: number,
  { moment, lines, times }: Excluded,
): OrderProblem | undefined {
  const line = orderedOf(lines).find(({ served }) => !servedAt(served, atMs, clockOf(moment)));
  return line && { code: 'not_served', lineId: line.shown.lineId, times };
}

/**
 * Returns the first dish of a cart that leaves none of the times at which the dishes before it can be
 * had; undefined if something remains, or if nothing would be offered anyway.
 *
 * @param offers what would be offered for other dishes.
 */
export function excludesAll(
  offers: Offers,
  { moment, lines }: Omit<Excluded, 'times'>,
): OrderProblem | undefined {
  let left = [
    ...asapTimes(offers).map(({ atMs }) => atMs),
    ...offers.slots.map(({ startMs }) => startMs),
  ];
  if (left.length === 0) return undefined;
  const testsOf = servingTests(moment);
  for (const line of orderedOf(lines)) {
    const inTime = left.filter((atMs) => atMs >= firstMsFor(line, moment));
    if (inTime.length === 0) return needsNotice(line, []);
    const tests = testsOf(line);
    left = inTime.filter((atMs) => tests.every((isServedAt) => isServedAt(atMs)));
    if (left.length === 0) return { code: 'not_served', lineId: line.shown.lineId, times: [] };
  }
  return undefined;
}

function needsNotice({ shown, noticeMinutes }: PricedLine, times: string[]): OrderProblem {
  return { code: 'needs_notice', lineId: shown.lineId, limit: noticeMinutes, times };
}

/** Returns the moment before which a dish cannot be had. */
function firstMsFor({ noticeMinutes }: PricedLine, { settings, nowMs }: OrderingMoment): number {
  if (noticeMinutes === 0) return -Infinity;
  const pausedUntilMs = Date.parse(settings.pausedUntil ?? '') || 0;
  return Math.max(nowMs, pausedUntilMs) + noticeMinutes * minuteMs;
}

function orderedOf(lines: readonly PricedLine[]): PricedLine[] {
  return lines.filter(({ shown }) => shown.available);
}

function clockOf({ settings: { timeZone }, toInstant }: OrderingMoment) {
  return { timeZone, toInstant };
}
