import { describe, expect, it } from 'vitest';
import { orderStates } from './order-states.ts';
import { declineEndsMs, isLate, mayDecline } from './promise.ts';

const acceptedMs = Date.parse('2026-03-04T18:00:00.000Z');
const at = (minutes: number) => new Date(acceptedMs + minutes * 60_000).toISOString();

function promised({ state = 'accepted', delay = 10 }: { state?: string; delay?: number } = {}) {
  return {
    state: state as (typeof orderStates)[number],
    dueAt: at(20 + delay),
    pickup: { kind: 'asap' as const, slotKey: 0, quotedAt: at(20) },
    times: { accepted: at(0) },
  };
}

describe('requirement 72: an order that was accepted for later than promised', () => {
  it('requirement 72: can be declined for three minutes', () => {
    expect(declineEndsMs(promised())).toBe(acceptedMs + 3 * 60_000);
    expect(mayDecline(promised(), acceptedMs + 3 * 60_000 - 1)).toBe(true);
    expect(mayDecline(promised(), acceptedMs + 3 * 60_000)).toBe(false);
  });

  it('requirement 72: cannot be declined if it moved by five minutes or less', () => {
    expect(mayDecline(promised({ delay: 5 }), acceptedMs)).toBe(false);
    expect(mayDecline(promised({ delay: 6 }), acceptedMs)).toBe(true);
  });

  it('requirement 72: can be declined only until the kitchen begins', () => {
    const open = orderStates.filter((state) => mayDecline(promised({ state }), acceptedMs));
    expect(open).toEqual(['accepted']);
  });
});

it('an order in the kitchen is late from five minutes after its time on', () => {
  const late = (state: (typeof orderStates)[number], minutes: number) =>
    isLate({ state, dueAt: at(0) }, acceptedMs + minutes * 60_000);
  expect(late('accepted', 4.9)).toBe(false);
  expect(late('accepted', 5)).toBe(true);
  expect(orderStates.filter((state) => late(state, 5))).toEqual(['accepted', 'cooking']);
});
