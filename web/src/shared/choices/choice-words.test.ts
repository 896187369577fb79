import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { describe, expect, it } from 'vitest';
import { sizeGroupId } from '@thymely/contract/menu/sizes';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { addedPrice, byGroup, choicePrice, nameWithChoices } from './choice-words.ts';

const choice = (groupId: string, name: string): ResolvedChoice => ({
  groupId,
  choiceId: name.toLowerCase(),
  group: `The ${groupId}`,
  name,
  cents: 0,
});

const large = choice('size', 'Large');
const olives = choice('extras', 'Olives');
const cheese = choice('extras', 'Cheese');

describe('the choices of a line', () => {
  it('are grouped, equal ones together, and keep their order', () => {
    const once = { times: '', cents: 0 };
    const twice = { times: '2 × ', cents: 0 };
    expect(byGroup([large, olives, cheese, olives])).toEqual([
      { groupId: 'size', label: 'The size:', choices: [{ ...once, choice: large }] },
      {
        groupId: 'extras',
        label: 'The extras:',
        choices: [
          { ...twice, choice: olives },
          { ...once, choice: cheese },
        ],
      },
    ]);
    expect(byGroup([])).toEqual([]);
  });

  it('distinguish two lines of the same dish', () => {
    const name = 'Ember Margherita';
    expect(nameWithChoices({ name, choices: [large, olives] })).toBe(`${name}, Large, Olives`);
    expect(nameWithChoices({ name, choices: [olives, olives] })).toBe(`${name}, 2 × Olives`);
    expect(nameWithChoices({ name })).toBe(name);
  });
});

it('a size has all of the price before it is chosen and none of its own after, other choices what they add', () => {
  const dish = { price: 9.5 };
  const size = (cents: number) => ({ groupId: sizeGroupId, cents });
  expect([size(0), size(300)].map((each) => choicePrice(each, dish))).toEqual(
    ['$9.50', '$12.50'].map(inBrandWords),
  );
  expect(addedPrice(size(300))).toBe('');
  const extra = { ...olives, cents: 150 };
  expect([choicePrice(extra, dish), addedPrice(extra)]).toEqual(
    ['+$1.50', '+$1.50'].map(inBrandWords),
  );
  expect(choicePrice(olives, dish)).toBe('');
  const sizes = ['small', 'large'].map((id) => ({ id, name: id, cents: 900 }));
  const sized = { ...extra, cents: 150, centsBySize: { large: 200 } };
  expect([choicePrice(sized, { ...dish, sizes }), choicePrice(sized, dish)]).toEqual(
    ['+$1.50–$2.00', '+$1.50'].map(inBrandWords),
  );
});
