import { describe, expect, it } from 'vitest';
import { quoteHashOf } from './quote.ts';

type Choice = { groupId: string; choiceId: string };

function hashWith(choices: Choice[], changes: object = {}): string {
  const shown = {
    ...{ lineId: 'line', menuItemId: 'stew', quantity: 1, note: '', available: true },
    ...{ unitCents: 900, ...changes },
    choices: choices.map((choice) => ({ ...choice, name: 'Any', group: 'Any', cents: 0 })),
  };
  const lines = [{ shown }] as unknown as Parameters<typeof quoteHashOf>[0]['cart']['lines'];
  return quoteHashOf({ uid: 'ada', cart: { lines, totalCents: 900 } });
}

const olives = { groupId: 'extras', choiceId: 'olives' };
const small = { groupId: 'size', choiceId: 'small' };

describe('what a diner was shown', () => {
  it('is the same when groups and choices are only arranged anew', () => {
    expect(hashWith([small, olives])).toBe(hashWith([olives, small]));
  });

  it.each([
    ['a choice', [small], {}],
    ['a note', [small, olives], { note: 'No salt' }],
    ['a price', [small, olives], { unitCents: 950 }],
    ['how many', [small, olives], { quantity: 2 }],
    ['what can be had', [small, olives], { available: false }],
  ])('differs by %s', (_, choices, changes) => {
    expect(hashWith(choices, changes)).not.toBe(hashWith([small, olives]));
  });
});
