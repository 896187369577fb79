import { describe, expect, it } from 'vitest';
import type { PlacementState } from '../../api/orders/placement.ts';
import { ApiError, unreachable } from '../../lib/http/api-error.ts';
import type { KeptPlacement } from '../../model/kept-placement.ts';
import { answerWords } from './answer-words.ts';

const now = { zone: 'America/Los_Angeles', nowMs: Date.parse('2026-11-22T20:00:00.000Z') };
const kept: KeptPlacement = {
  uid: 'ben',
  key: 'key-of-this-order',
  body: { quote: 'quote', pickup: 'asap' },
  seen: { lines: [], totalCents: 1250 },
  startedAtMs: now.nowMs - 60_000,
  attempts: 4,
  isGivenUp: true,
};
const dearer = { lines: new Map([['a', ['Was $5.00 each']]]), gone: [], wasTotalCents: 500 };
const renamed = {
  lines: new Map([['a', ['Was: Vegan lentil burger']]]),
  gone: [],
  wasTotalCents: undefined,
};

function refused(status: number, more = {}): PlacementState {
  const error = new ApiError({ status, code: 'CONFLICT', message: 'Please wait.', ...more });
  return { phase: 'refused', kept, error };
}

function words(state: PlacementState, more: Partial<Parameters<typeof answerWords>[0]> = {}) {
  return answerWords({ state, changes: undefined, hasOthers: false, now, ...more });
}

describe('what became of the last try', () => {
  it('requirement 58: says for certain that a withdrawn order was not placed, and what to do', () => {
    expect(words({ phase: 'unplaced', kept })).toBe(
      "Your order from 11:59 AM didn't go through. Nothing was ordered, and nothing will be. To order now, press Place order.",
    );
  });

  it.each([
    [480, 'You can try again in 8 minutes.'],
    [61, 'You can try again in 2 minutes.'],
    [20, 'You can try again in a minute.'],
    [undefined, 'You can try again in a minute.'],
  ])('names the time of the next try after too many: %j seconds', (retryAfterSeconds, when) => {
    const state = refused(429, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds });
    expect(words(state)).toBe(`Nothing was ordered. Please wait. ${when}`);
    // What is marked elsewhere does not make the next try come sooner.
    expect(words(state, { hasOthers: true })).toContain(when);
  });

  it('requirement 59: asks to look at what has changed, and not at a total that has not', () => {
    const problems = [{ code: 'changed' as const }];
    expect(words(refused(409, { problems }), { changes: dearer })).toBe(
      'Your order has changed. Check the new total, then press Place order again.',
    );
    expect(words(refused(409, { problems }), { changes: renamed })).toBe(
      'Your order has changed. Check what is marked, then press Place order again.',
    );
    expect(words({ phase: 'idle' }, { changes: renamed })).toBe(
      'Your order has changed. Check what is marked, then press Place order.',
    );
  });

  it('says of marked problems that they come first, beside a new total', () => {
    const state = refused(409, { problems: [{ code: 'sold_out', lineId: 'a' }] });
    expect(words(state, { hasOthers: true, changes: dearer })).toBe(
      'Nothing was ordered yet. Fix what is marked, check the new total, then press Place order again.',
    );
    expect(words(state, { hasOthers: true, changes: renamed })).toBe(
      'Nothing was ordered yet. Fix what is marked, then press Place order again.',
    );
  });

  it('is nothing while it goes on, and without a try', () => {
    expect(words({ phase: 'idle' })).toBeUndefined();
    const sending = { phase: 'sending', kept, isResumed: false, isLate: true } as const;
    expect(words(sending, { changes: dearer })).toBeUndefined();
  });

  it('is said of a press without a connection, and of any other refusal', () => {
    expect(words({ phase: 'refused', kept, error: unreachable() })).toContain("You're offline");
    expect(words(refused(400))).toBe('Nothing was ordered. Please wait.');
  });
});
