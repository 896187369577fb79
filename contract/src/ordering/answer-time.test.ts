import { describe, expect, it } from 'vitest';
import { instantOfWall as toInstant } from './instant-of-wall.ts';
import { weekdays } from '../ground/weekdays.ts';
import { minuteMs } from '../ground/time.ts';
import { orderStates, type OrderState } from '../orders/order-states.ts';
import { pauseEndOf, waitForAnswer, type AnswerRules } from './answer-time.ts';

const evening = [{ open: '18:00', close: '22:00' }];
const week = Object.fromEntries(weekdays.map((day) => [day, evening])) as AnswerRules['week'];
const rules = { week, exceptions: {}, timeZone: 'UTC', answerMinutes: 10, pauseEndsAt: null };

const at = (time: string) => `2026-03-02T${time}.000Z`;

function wait(placed: string, now: string, own: Partial<AnswerRules> = {}, state = 'placed') {
  const order = { state: state as OrderState, placedAt: at(placed) };
  return waitForAnswer(order, { ...rules, ...own }, { nowMs: Date.parse(at(now)), toInstant });
}

describe('the wait for an answer of the kitchen', () => {
  it('exists for a placed order only', () => {
    const waiting = orderStates.filter((state) => wait('18:00:00', '18:01:00', {}, state));
    expect(waiting).toEqual(['placed']);
  });

  it('is over after answerMinutes of opening time, to the second', () => {
    expect(wait('18:00:20', '18:10:19')?.leftMinutes).toBeCloseTo(1 / 60);
    expect(wait('18:00:20', '18:10:20')?.leftMinutes).toBe(0);
    expect(wait('18:00:20', '19:30:00')?.leftMinutes).toBe(0);
  });

  it('does not count while the restaurant is closed', () => {
    expect(wait('09:00:00', '17:59:59')).toEqual({ minutes: 0, isLong: false, leftMinutes: 10 });
    expect(wait('09:00:00', '18:09:00')).toMatchObject({ minutes: 9, leftMinutes: 1 });
    const nextDay = { state: 'placed', placedAt: '2026-03-01T21:57:00.000Z' } as const;
    const nowMs = Date.parse(at('18:07:00'));
    expect(waitForAnswer(nextDay, rules, { nowMs, toInstant })?.leftMinutes).toBe(0);
  });

  it.each([
    [3, '18:01:29', '18:01:30'],
    [8, '18:03:59', '18:04:00'],
    [10, '18:04:59', '18:05:00'],
    [60, '18:04:59', '18:05:00'],
    [0, '18:04:59', '18:05:00'],
  ])('of %d minutes is long after half of it, or five', (answerMinutes, before, after) => {
    expect(wait('18:00:00', before, { answerMinutes })?.isLong).toBe(false);
    expect(wait('18:00:00', after, { answerMinutes })?.isLong).toBe(true);
  });

  it('never ends when answerMinutes is 0', () => {
    expect(wait('18:00:00', '21:59:00', { answerMinutes: 0 })?.leftMinutes).toBeUndefined();
  });

  it('counts all time, without an end, as long as the rules are unknown', () => {
    const order = { state: 'placed', placedAt: at('09:00:00') } as const;
    const nowMs = Date.parse(at('09:05:00'));
    const unknown = { minutes: 5, isLong: true, leftMinutes: undefined };
    expect(waitForAnswer(order, undefined, { nowMs, toInstant })).toEqual(unknown);
  });

  it('begins again when a pause ends, and stands still during one', () => {
    const pauseEndsAt = at('18:30:00');
    expect(wait('18:00:00', '18:29:00', { pauseEndsAt })?.minutes).toBe(0);
    expect(wait('18:00:00', '18:39:59', { pauseEndsAt })?.leftMinutes).toBeGreaterThan(0);
    expect(wait('18:00:00', '18:40:00', { pauseEndsAt })?.leftMinutes).toBe(0);
    expect(wait('18:35:00', '18:45:00', { pauseEndsAt })?.leftMinutes).toBe(0);
  });

  it('counts what has passed on a night on which the clocks change', () => {
    const night = [{ open: '20:00', close: '04:00' }];
    const nights = Object.fromEntries(weekdays.map((day) => [day, night])) as AnswerRules['week'];
    const zone = { week: nights, timeZone: 'Europe/Lisbon' };
    for (const change of ['2026-03-29T00:55:00.000Z', '2026-10-25T00:55:00.000Z']) {
      const order = { state: 'placed', placedAt: change } as const;
      const left = (minutes: number) =>
        waitForAnswer(
          order,
          { ...rules, ...zone },
          {
            nowMs: Date.parse(change) + minutes * minuteMs,
            toInstant,
          },
        )?.leftMinutes;
      expect([left(9), left(10)]).toEqual([1, 0]);
    }
  });
});

describe('the end of a pause', () => {
  it.each([
    [null, null, null],
    [at('18:30:00'), null, at('18:30:00')],
    [null, at('18:10:00'), at('18:10:00')],
    [at('19:00:00'), at('18:10:00'), at('19:00:00')],
  ])('is the later one: of %s and %s it is %s', (pausedUntil, pauseEndedAt, end) => {
    expect(pauseEndOf({ pausedUntil, pauseEndedAt })).toBe(end);
  });
});
