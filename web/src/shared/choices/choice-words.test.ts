import type { ResolvedChoice } from '@thymely/contract/options/choices';
import { describe, expect, it } from 'vitest';
import { byGroup, nameWithChoices } from './choice-words.ts';

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
