import { describe, expect, it } from 'vitest';
import type { Checkout, OrderProblem } from '@thymely/contract/orders/endpoints';
import { presentProblems } from './present-problems.ts';

const slots = ['12:00', '12:15', '12:30', '12:45'].map((time) => `2026-11-22T${time}:00.000Z`);
const open: Checkout = {
  quote: 'quote',
  name: 'Ben',
  lines: [],
  totalCents: 0,
  asap: slots[0] ?? null,
  day: '2026-11-22',
  days: ['2026-11-22'],
  slots,
  problems: [],
};
const closed: Checkout = {
  ...open,
  asap: null,
  problems: [{ code: 'closed', opensAt: '2026-11-22T11:30:00.000Z' }],
};
const soldOut: OrderProblem = { code: 'sold_out', lineId: 'a' };

type Sources = Parameters<typeof presentProblems>[0];

function problems(sources: Partial<Sources>): OrderProblem[] {
  return presentProblems({
    checkout: open,
    refused: [],
    isAsap: true,
    isMended: false,
    ...sources,
  });
}

describe('what keeps an order from being placed now', () => {
  it('is nothing while the API has nothing against it', () => {
    expect(problems({})).toEqual([]);
  });

  it('is what the checkout says of lines and limits, as it is now', () => {
    const checkout = { ...open, problems: [soldOut] };
    expect(problems({ checkout })).toEqual([soldOut]);
    // The line was removed since the refusal.
    expect(problems({ refused: [soldOut] })).toEqual([]);
  });

  it('is no change: that is found by comparing, and answered by pressing again', () => {
    expect(problems({ refused: [{ code: 'changed' }] })).toEqual([]);
  });

  it('is a closed kitchen for whoever wants it as soon as possible, not for a later time', () => {
    expect(problems({ checkout: closed })).toEqual([
      { ...closed.problems[0], times: slots.slice(0, 3) },
    ]);
    expect(problems({ checkout: closed, isAsap: false })).toEqual([]);
  });

  it('is a time that was refused, until another one is chosen', () => {
    const full: OrderProblem = { code: 'slot_full', times: slots.slice(1) };
    expect(problems({ refused: [full], isAsap: false })).toEqual([full]);
    expect(problems({ refused: [full], isAsap: false, isMended: true })).toEqual([]);
  });

  it('is said once where a time is gone because the kitchen takes a break', () => {
    const refused: OrderProblem[] = [{ code: 'paused' }, { code: 'slot_gone', times: slots }];
    expect(problems({ refused })).toEqual([{ code: 'paused', times: slots }]);
  });

  it('has the next times of the day beside it when the API names none', () => {
    expect(problems({ refused: [{ code: 'slot_gone' }] })).toEqual([
      { code: 'slot_gone', times: slots.slice(0, 3) },
    ]);
  });

  it('is an email to verify, also when only the placement has found that out', () => {
    const verify: OrderProblem = { code: 'verify_email' };
    expect(problems({ refused: [verify] })).toEqual([verify]);
    expect(problems({ refused: [verify], checkout: { ...open, problems: [verify] } })).toEqual([
      verify,
    ]);
    // There may be room at another time.
    const full: OrderProblem = { ...verify, limit: 20, actual: 20 };
    const checkout = { ...open, problems: [full] };
    expect(problems({ checkout })).toEqual([full]);
    expect(problems({ checkout, isAsap: false })).toEqual([]);
    expect(problems({ checkout: { ...checkout, asap: null }, isAsap: false })).toEqual([full]);
    expect(problems({ refused: [verify], isMended: true })).toEqual([]);
  });
});
