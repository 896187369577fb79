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
  fullSlots: [],
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
    day: undefined,
    isTimeOver: false,
    isMended: false,
    ...sources,
  });
}

describe('the problems that keep an order from being placed', () => {
  it('are none while the API has no objection', () => {
    expect(problems({})).toEqual([]);
  });

  it('are what the checkout now says about lines and limits', () => {
    const checkout = { ...open, problems: [soldOut] };
    expect(problems({ checkout })).toEqual([soldOut]);
    // The line was removed after the refusal.
    expect(problems({ refused: [soldOut] })).toEqual([]);
  });

  it('are a dish that is not served: of the time while there are others, else of its line alone', () => {
    const notServed: OrderProblem = { code: 'not_served', lineId: 'a', times: slots.slice(2) };
    const later = { ...open, asap: null, problems: [notServed] };
    expect(problems({ checkout: later })).toEqual([notServed]);
    expect(problems({ checkout: later, isAsap: false })).toEqual([]);
    const never: OrderProblem = { ...notServed, times: [] };
    const without = { ...later, slots: [], problems: [never] };
    expect(problems({ checkout: without })).toEqual([never]);
  });

  it('include what is left of a dish on a day until another day is chosen', () => {
    const [day] = open.days;
    const portions: OrderProblem = { code: 'portions', lineId: 'a', limit: 3, actual: 4, day };
    const checkout = { ...open, problems: [portions] };
    expect(problems({ checkout })).toEqual([portions]);
    expect(problems({ checkout, isAsap: false, day })).toEqual([portions]);
    expect(problems({ checkout, isAsap: false, day: '2026-11-23' })).toEqual([]);
  });

  it('leave out a change, which comparing finds and another press accepts', () => {
    expect(problems({ refused: [{ code: 'changed' }] })).toEqual([]);
  });

  it('include a closed kitchen for an order as soon as possible, but not for a later time', () => {
    expect(problems({ checkout: closed })).toEqual([
      { ...closed.problems[0], times: slots.slice(0, 3) },
    ]);
    expect(problems({ checkout: closed, isAsap: false })).toEqual([]);
  });

  it('include a refused time until another one is chosen', () => {
    const full: OrderProblem = { code: 'slot_full', times: slots.slice(1) };
    expect(problems({ refused: [full], isAsap: false })).toEqual([full]);
    expect(problems({ refused: [full], isAsap: false, isMended: true })).toEqual([]);
  });

  it('name the break of the kitchen once where it takes away the chosen time', () => {
    const refused: OrderProblem[] = [{ code: 'paused' }, { code: 'slot_gone', times: slots }];
    expect(problems({ refused })).toEqual([{ code: 'paused', times: slots }]);
  });

  it('offer the next times of the day when the API names none', () => {
    expect(problems({ refused: [{ code: 'slot_gone' }] })).toEqual([
      { code: 'slot_gone', times: slots.slice(0, 3) },
    ]);
  });

  it('include an unverified email, even when only the placement has found that out', () => {
    const verify: OrderProblem = { code: 'verify_email' };
    expect(problems({ refused: [verify] })).toEqual([verify]);
    expect(problems({ refused: [verify], checkout: { ...open, problems: [verify] } })).toEqual([
      verify,
    ]);
    // Another time may have room.
    const full: OrderProblem = { ...verify, limit: 20, actual: 20 };
    const checkout = { ...open, problems: [full] };
    expect(problems({ checkout })).toEqual([full]);
    expect(problems({ checkout, isAsap: false })).toEqual([]);
    expect(problems({ checkout: { ...checkout, asap: null }, isAsap: false })).toEqual([full]);
    expect(problems({ refused: [verify], isMended: true })).toEqual([]);
  });

  it('name the present promise first, which moves while the guest decides', () => {
    const [at1200 = '', at1215 = '', at1230 = ''] = slots;
    const refused: OrderProblem[] = [{ code: 'later', times: [at1200, at1215, at1230] }];
    const timesAt = (asap: string | null) =>
      problems({ checkout: { ...open, asap }, refused })[0]?.times;
    expect(timesAt(at1200)).toEqual([at1200, at1215, at1230]);
    expect(timesAt('2026-11-22T12:01:00.000Z')).toEqual([
      '2026-11-22T12:01:00.000Z',
      at1215,
      at1230,
    ]);
    expect(timesAt(at1215)).toEqual([at1215, at1230]);
    expect(timesAt(null)).toEqual([at1215, at1230]);
  });
});
