import { minuteMs } from '@thymely/contract/ground/time';
import { describe, expect, it } from 'vitest';
import { isPossibleTime, quoteHashOf } from './quote.ts';

const nowMs = Date.parse('2026-03-04T17:45:00Z');

type Choice = { groupId: string; choiceId: string } & Record<string, unknown>;

function hashWith(choices: Choice[], changes: object = {}, of: object = {}): string {
  const shown = {
    lineId: 'line',
    menuItemId: 'stew',
    quantity: 1,
    note: '',
    available: true,
    name: 'Stew',
    unitCents: 900,
    ...changes,
    choices: choices.map((choice) => ({ name: 'Any', group: 'Any', cents: 0, ...choice })),
  };
  const lines = [{ shown }] as unknown as Parameters<typeof quoteHashOf>[0]['cart']['lines'];
  return quoteHashOf({ uid: 'ada', cart: { lines, totalCents: 900 }, asapMs: 60_000, ...of });
}

const olives = { groupId: 'extras', choiceId: 'olives' };
const small = { groupId: 'size', choiceId: 'small' };

describe('the hash of what a diner was shown', () => {
  it('does not depend on the order of groups and choices', () => {
    expect(hashWith([small, olives])).toBe(hashWith([olives, small]));
  });

  it.each([
    ['a choice', [small], {}],
    ['a note', [small, olives], { note: 'No salt' }],
    ['a price', [small, olives], { unitCents: 950 }],
    ['how many', [small, olives], { quantity: 2 }],
    ['what can be had', [small, olives], { available: false }],
    ['the name of a dish', [small, olives], { name: 'Stew with peanuts' }],
    ['the name of a choice', [small, { ...olives, name: 'Nuts' }], {}],
    ['the name of a group', [small, { ...olives, group: 'Nuts' }], {}],
    ['the allergens of a choice', [small, { ...olives, allergens: [] }], {}],
    ['the price of a choice', [small, { ...olives, cents: 1 }], {}],
    ['diets', [small, olives], { diets: ['vegan'] }],
    ['allergens', [small, olives], { allergens: ['peanuts'] }],
    ['a rate of tax', [small, olives], { tax: { name: 'Food', bp: 1300 } }],
    ['a declaration that there are no allergens', [small, olives], { allergens: [] }],
  ])('requirement 59: depends on %s', (_, choices, changes) => {
    expect(hashWith(choices, changes)).not.toBe(hashWith([small, olives]));
  });

  it('depends on a size by its ID and name, not on what it adds to the cheapest one', () => {
    const large = { groupId: '_size', choiceId: 'large', cents: 250 };
    const shown = hashWith([large]);
    expect(hashWith([{ ...large, cents: 300, allergens: [] }])).toBe(shown);
    expect(hashWith([{ ...large, choiceId: 'small' }])).not.toBe(shown);
    expect(hashWith([{ ...large, name: 'Family' }])).not.toBe(shown);
    expect(hashWith([large], { unitCents: 950 })).not.toBe(shown);
  });

  it('requirement 59: depends on the diner, and on the time shown', () => {
    const shown = hashWith([small]);
    expect(hashWith([small], {}, { uid: 'eve' })).not.toBe(shown);
    expect(hashWith([small], {}, { asapMs: undefined })).not.toBe(shown);
  });

  it.each([
    ['a slot of just now', nowMs, true],
    ['a slot of almost a day ago', nowMs - 1439 * minuteMs, true],
    ['the last day that is offered', nowMs + 8 * 1440 * minuteMs, true],
    ['more than a day ago', nowMs - 1441 * minuteMs, false],
    ['after the last day that is offered', nowMs + 8 * 1440 * minuteMs + minuteMs, false],
    ['between two minutes', nowMs + 1000, false],
    ['the year 9999', 253_402_300_799_000, false],
    ['beyond all dates', 999_999_999_999_000, false],
  ])('requirement 59: is accepted with %s as its time: %3$s', (_, asapMs, isPossible) => {
    const now = { nowMs, settings: { daysAhead: 7 } };
    expect(isPossibleTime({ hash: '', asapMs }, now)).toBe(isPossible);
  });
});
