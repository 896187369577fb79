import { describe, expect, it } from 'vitest';
import type { Order } from '@thymely/contract/orders/endpoints';
import { nextStep, otherSteps } from './card-actions.ts';

const nowMs = Date.parse('2026-03-01T18:00:00.000Z');
const at = (minutes: number) => new Date(nowMs + minutes * 60_000).toISOString();

function order(state: Order['state'], facts: Partial<Order> = {}): Order {
  const pickup = { kind: 'asap' };
  return { state, pickup, dueAt: at(10), times: {}, updatedAt: at(-1), ...facts } as Order;
}

const labels = (each: Order, columns: 3 | 4 = 4) =>
  otherSteps(each, columns, nowMs).map(({ label }) => label);

describe('one press', () => {
  it.each([
    ['placed', 'accept', 'accept'],
    ['accepted', 'start', 'ready'],
    ['cooking', 'ready', 'ready'],
    ['ready', 'collect', 'collect'],
    ['collected', undefined, undefined],
  ] as const)(
    'on an order that is %s means %s with four columns, and %s with three',
    (state, four, three) => {
      expect(nextStep({ state }, 4)?.action).toBe(four);
      expect(nextStep({ state }, 3)?.action).toBe(three);
    },
  );
});

describe('the menu of a card', () => {
  it('offers to skip cooking, and to cook a ready order again', () => {
    expect(labels(order('accepted'))).toEqual(['Ready']);
    expect(labels(order('accepted'), 3)).toEqual([]);
    expect(labels(order('ready'))).toEqual(['Make again']);
  });

  it('offers to mark an order as not collected half an hour after its time', () => {
    expect(labels(order('ready', { dueAt: at(-29) }))).not.toContain('Not collected');
    expect(labels(order('ready', { dueAt: at(-30) }))).toContain('Not collected');
  });

  it('offers to undo the last step for two minutes, but not an undo', () => {
    const stepped = (minutes: number) => ({
      times: { cooking: at(-minutes) },
      updatedAt: at(-minutes),
    });
    expect(labels(order('cooking', stepped(2)))).toContain('Undo');
    expect(labels(order('cooking', stepped(2.1)))).not.toContain('Undo');
    const undone = { times: { cooking: at(-5) }, updatedAt: at(-1) };
    expect(labels(order('cooking', undone))).not.toContain('Undo');
    expect(labels(order('placed', { times: { placed: at(-1) } }))).not.toContain('Undo');
  });
});
