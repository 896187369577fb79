import { weekdays } from '@thymely/contract/ground/weekdays';
import type { AnswerRules } from '@thymely/contract/ordering/answer-time';
import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { dueFacts } from './due-facts.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');
const now = { nowMs, zone: 'America/New_York', rules: undefined };
const at = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();

const pickup = { kind: 'asap', slotKey: 0, quotedAt: at(15) } as const;

function order(facts: Partial<Order>): Order {
  return {
    state: 'accepted',
    dueAt: at(15),
    placedAt: at(-1),
    times: {},
    pickup,
    ...facts,
  } as Order;
}

describe('the time on a card', () => {
  it.each([
    [15, 'in 15 min', 'later', 0.25, inBrandWords('1:15 PM')],
    [4, 'in 4 min', 'soon', 4 / 60, inBrandWords('1:04 PM')],
    [-4, '4 min late', 'late', 1, inBrandWords('12:56 PM')],
    [600, '', 'later', 1, inBrandWords('11 PM')],
  ])('of an order due in %d minutes is %j, %s', (minutes, words, tone, share, time) => {
    expect(dueFacts(order({ dueAt: at(minutes) }), now)).toMatchObject({
      words,
      tone,
      share,
      time,
    });
  });

  it.each([
    [15, 'accepted', { count: '15', share: 0.25, isLastMinute: false }],
    [0.8, 'accepted', { count: '1', share: 1 / 60, isLastMinute: true }],
    [-6, 'accepted', { count: '+6', share: 1, isLastMinute: false }],
    [600, 'accepted', undefined],
    [-3, 'ready', { count: '3', share: 0.1, isLastMinute: false }],
    [0, 'ready', undefined],
  ] as const)('in the ring, %d minutes from now, %s, is %j', (minutes, state, ring) => {
    const facts = order({ state, dueAt: at(minutes), times: { ready: at(minutes) } });
    expect(dueFacts(facts, now).ring).toEqual(ring);
  });

  it.each([
    [0, 'Just ready', 'later'],
    [29, 'Waiting 29 min', 'later'],
    [30, 'Waiting 30 min', 'soon'],
  ])('of an order ready for %d minutes is never late: %j', (minutes, words, tone) => {
    const times = { ready: at(-minutes) };
    const facts = dueFacts(order({ state: 'ready', dueAt: at(-60), times }), now);
    expect(facts).toMatchObject({ words, tone });
  });

  const always = [{ open: '00:00', close: '00:00' }];
  const week = Object.fromEntries(weekdays.map((day) => [day, always])) as AnswerRules['week'];

  const waiting = (minutes: number, answerMinutes = 10, state: Order['state'] = 'placed') => {
    const rules = { week, exceptions: {}, timeZone: 'UTC', answerMinutes, pauseEndsAt: null };
    return dueFacts(order({ state, placedAt: at(-minutes) }), { ...now, rules }).waiting;
  };

  it('counts down until a new order that nobody has answered for five minutes ends', () => {
    expect([4, 5, 9, 9.5, 12].map((minutes) => waiting(minutes))).toEqual([
      '',
      'Answer within 5 min',
      'Answer within 1 min',
      'Answer now, or it ends',
      'Answer now, or it ends',
    ]);
    expect(waiting(5, 10, 'accepted')).toBe('');
  });

  it('says how long nobody has answered where orders never end by themselves', () => {
    expect([waiting(4, 0), waiting(7, 0)]).toEqual(['', 'Not answered for 7 min']);
  });

  it('requirement 72: says how long the guest may decline a later promise', () => {
    const later = (acceptedMinutes: number) =>
      dueFacts(
        order({
          pickup: { kind: 'asap', slotKey: 0, quotedAt: at(5) },
          times: { accepted: at(acceptedMinutes) },
        }),
        now,
      ).declining;
    expect(later(-0.5)).toBe('Guest may decline for 3 min');
    expect(later(-2.5)).toBe('Guest may decline for 1 min');
    expect(later(-3)).toBe('');
  });
});
