import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
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
const dearer = {
  lines: new Map([['a', [inBrandWords('Was $5.00 each')]]]),
  gone: [],
  wasTotalCents: 500,
};
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

describe('the answer to the last try', () => {
  it('requirement 58: says for certain that a withdrawn order was not placed, and what to do', () => {
    expect(words({ phase: 'unplaced', kept })).toBe(
      inBrandWords(
        "Your order from 11:59 AM didn't go through. Nothing was ordered, and nothing will be. To order now, press Place order.",
      ),
    );
  });

  it.each([
    [480, 'You can try again in 8 minutes.'],
    [61, 'You can try again in 2 minutes.'],
    [20, 'You can try again in a minute.'],
    [undefined, 'You can try again in a minute.'],
  ])('says when to try again after too many tries: %j seconds', (retryAfterSeconds, when) => {
    const state = refused(429, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds });
    expect(words(state)).toBe(`Nothing was ordered. Please wait. ${when}`);
    // Fixing what is marked elsewhere does not make the next try come sooner.
    expect(words(state, { hasOthers: true })).toContain(when);
  });

  it('requirement 59: points to what has changed, and to the total only if that is new', () => {
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

  it('says that marked problems come first, and mentions a new total as well', () => {
    const state = refused(409, { problems: [{ code: 'sold_out', lineId: 'a' }] });
    expect(words(state, { hasOthers: true, changes: dearer })).toBe(
      'Nothing was ordered yet. Fix what is marked, check the new total, then press Place order again.',
    );
    expect(words(state, { hasOthers: true, changes: renamed })).toBe(
      'Nothing was ordered yet. Fix what is marked, then press Place order again.',
    );
  });

  it('is empty while the order is being sent, and before the first try', () => {
    expect(words({ phase: 'idle' })).toBeUndefined();
    const sending = { phase: 'sending', kept, isResumed: false, isLate: true } as const;
    expect(words(sending, { changes: dearer })).toBeUndefined();
  });

  it('explains a try without a connection, and any other refusal', () => {
    expect(words({ phase: 'refused', kept, error: unreachable() })).toContain("You're offline");
    expect(words(refused(400))).toBe('Nothing was ordered. Please wait.');
  });
});
