import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centsOfChoices,
  choicesOf,
  defaultChoices,
  groupsOf,
  lineIdentityOf,
  needsDialog,
  resolveChoices,
  soldOutFault,
  type ChosenOption,
} from './choices.ts';
import { groupBy } from '../ground/group-by.ts';
import { countedChoices, namesOfChoices } from './counted-choices.ts';
import type { OptionGroup } from './endpoints.ts';
import { soldOutKeys, soldOutPartsOf } from './sold-out-keys.ts';

const choice = (id: string, cents = 0, isDefault = false) => ({
  id,
  name: `The ${id}`,
  cents,
  isDefault,
});

const size: OptionGroup = {
  _id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [choice('small', 0, true), choice('large', 250)],
};
const extras: OptionGroup = {
  _id: 'extras',
  name: 'Extras',
  min: 0,
  max: 2,
  choices: [choice('cheese', 150), choice('olives', 75), choice('egg', 100)],
};
const groups = [size, extras];
const of = (groupId: string, ...ids: string[]) => ids.map((choiceId) => ({ groupId, choiceId }));

describe('resolving the chosen options', () => {
  it('returns them in the order of the groups, with words and prices', () => {
    const chosen = [...of('extras', 'egg', 'cheese'), ...of('size', 'large')];
    expect(resolveChoices({ groups, chosen })).toEqual({
      choices: [
        { groupId: 'size', choiceId: 'large', group: 'Size', name: 'The large', cents: 250 },
        { groupId: 'extras', choiceId: 'cheese', group: 'Extras', name: 'The cheese', cents: 150 },
        { groupId: 'extras', choiceId: 'egg', group: 'Extras', name: 'The egg', cents: 100 },
      ],
    });
  });

  it('includes declared allergens, and no list where nothing is declared', () => {
    const declared = {
      ...extras,
      choices: [{ ...choice('cheese'), allergens: ['milk' as const] }, choice('egg')],
    };
    const [cheese, egg] = choicesOf(declared);
    expect(cheese).toMatchObject({ allergens: ['milk'] });
    expect(egg).not.toHaveProperty('allergens');
  });

  it.each([
    ['too few', [], 'Size: choose 1.'],
    ['too many', of('size', 'small', 'large'), 'Size: choose no more than 1.'],
    ['one twice', of('size', 'small', 'small'), 'Size: one choice is there twice.'],
    ['an unknown one', of('size', 'huge'), 'Size: one of your choices is no longer offered.'],
    [
      'too many of another group',
      [...of('size', 'small'), ...of('extras', 'cheese', 'olives', 'egg')],
      'Extras: choose no more than 2.',
    ],
    ['a group that the dish has not', of('crust', 'thin'), '“crust”: not an option for this dish.'],
  ])('reports %s as a fault that names the group', (_, chosen, message) => {
    expect(resolveChoices({ groups, chosen })).toEqual({
      fault: { groupId: expect.any(String) as string, message },
    });
  });

  it('takes a choice as often as its group allows, and keeps equal ones together', () => {
    const twice = { ...extras, max: 3, maxEach: 2 };
    const [cheese, olives] = of('extras', 'cheese', 'olives');
    const resolve = (...chosen: (ChosenOption | undefined)[]) =>
      resolveChoices({ groups: [twice], chosen: chosen.filter((each) => each !== undefined) });
    expect(resolve(cheese, olives, cheese)).toMatchObject({
      choices: [cheese, cheese, olives],
    });
    const tooMany = 'Extras: choose no more than 2 of each.';
    expect(resolve(cheese, cheese, cheese)).toEqual({
      fault: { groupId: 'extras', message: tooMany },
    });
  });

  it('has the price of the size that is chosen, or its own where that size has none', () => {
    const sized = {
      ...extras,
      choices: [{ ...choice('cheese', 150), centsBySize: { large: 300 } }, choice('egg', 100)],
    };
    const dish = {
      optionGroups: ['extras'],
      sizes: [
        { id: 'small', name: 'Small', cents: 900 },
        { id: 'large', name: 'Large', cents: 1200 },
      ],
    };
    const addedAt = (size: string) => {
      const chosen = [...of('_size', size), ...of('extras', 'cheese', 'egg')];
      const resolved = resolveChoices({ groups: groupsOf(dish, [sized]), chosen });
      return 'choices' in resolved ? resolved.choices.map(({ cents }) => cents) : resolved.fault;
    };
    expect(addedAt('small')).toEqual([0, 150, 100]);
    expect(addedAt('large')).toEqual([300, 300, 100]);
    expect(addedAt('huge')).toHaveProperty('groupId', '_size');
  });

  it('takes 60 portions for a dish, whatever its groups allow together', () => {
    const groupOf60 = (id: string): OptionGroup => {
      const choices = Array.from({ length: 6 }, (_, index) => choice(`c${index}`));
      return { _id: id, name: `The ${id}`, min: 0, max: 60, maxEach: 10, choices };
    };
    const both = [groupOf60('one'), groupOf60('two')];
    const all = both
      .slice(0, 1)
      .flatMap(({ choices, _id: groupId }) =>
        choices.flatMap(({ id: choiceId }) =>
          Array.from({ length: 10 }, () => ({ groupId, choiceId })),
        ),
      );
    expect(resolveChoices({ groups: both, chosen: all })).toHaveProperty('choices');
    expect(resolveChoices({ groups: both, chosen: [...all, ...of('two', 'c0')] })).toEqual({
      fault: { groupId: 'two', message: 'The two: a dish can have up to 60 choices in all.' },
    });
  });

  it('says what the minimum is if more than one may be chosen', () => {
    const two = { ...extras, min: 2, max: 3 };
    const fault = { groupId: 'extras', message: 'Extras: choose at least 2.' };
    expect(resolveChoices({ groups: [two], chosen: of('extras', 'egg') })).toEqual({ fault });
  });

  it('names a choice that is no longer offered if its words are known', () => {
    const words = { cents: 300 };
    const gone = [{ ...words, groupId: 'size', choiceId: 'huge', group: 'Size', name: 'Huge' }];
    const fault = { groupId: 'size', message: 'Size: “Huge” is no longer offered.' };
    expect(resolveChoices({ groups, chosen: gone })).toEqual({ fault });
    const other = [{ ...words, groupId: 'crust', choiceId: 'thin', group: 'Crust', name: 'Thin' }];
    const strange = { groupId: 'crust', message: 'Crust: not an option for this dish.' };
    expect(resolveChoices({ groups, chosen: other })).toEqual({ fault: strange });
  });

  it('puts the message after a group whose name is a question, too', () => {
    const asking = { ...size, name: 'How would you like it?' };
    const fault = { groupId: 'size', message: 'How would you like it? Choose 1.' };
    expect(resolveChoices({ groups: [asking], chosen: [] })).toEqual({ fault });
  });
});

describe('the groups of a dish', () => {
  it("come in the dish's order, without those that do not exist", () => {
    const dish = { optionGroups: ['extras', 'gone', 'size'] };
    expect(groupsOf(dish, groups)).toEqual([extras, size]);
    expect(groupsOf({}, groups)).toEqual([]);
  });

  const sizes = [
    { id: 'large', name: 'Large', cents: 1200 },
    { id: 'small', name: 'Small', cents: 950 },
  ];

  it('begin with its sizes, which add to the price of the cheapest and must be chosen', () => {
    const dish = { optionGroups: ['extras'], sizes };
    const [first, ...others] = groupsOf(dish, groups);
    expect(others).toEqual([extras]);
    expect(first).toMatchObject({ _id: '_size', name: 'Size', min: 1, max: 1 });
    expect(first?.choices.map(({ id, cents }) => [id, cents])).toEqual([
      ['large', 250],
      ['small', 0],
    ]);
    expect(needsDialog({ sizes }, groups)).toBe(true);
    const fault = { groupId: '_size', message: 'Size: choose 1.' };
    expect(resolveChoices({ groups: groupsOf({ sizes }, []), chosen: [] })).toEqual({ fault });
  });

  it('have sizes that contain what the dish does', () => {
    const [declared] = groupsOf({ sizes, allergens: ['milk'] }, []);
    expect(declared?.choices[0]).toHaveProperty('allergens', []);
    const [silent] = groupsOf({ sizes }, []);
    expect(silent?.choices[0]).not.toHaveProperty('allergens');
  });

  it('require a dialog if one of them must be answered', () => {
    expect(needsDialog({ optionGroups: ['extras', 'size'] }, groups)).toBe(true);
    expect(needsDialog({ optionGroups: ['extras'] }, groups)).toBe(false);
    expect(needsDialog({}, groups)).toBe(false);
  });

  it.each([
    ['costs something', { cents: 200, allergens: [] }, true],
    ['contains something', { allergens: ['milk' as const] }, true],
    ['does not say what it contains', {}, true],
    ['is free and contains nothing', { allergens: [] }, false],
    ['costs something, but is not chosen', { cents: 200, isDefault: false }, false],
  ])('require a dialog if a preselected choice %s: %j', (_, changes, isAsked) => {
    const sauce = { ...choice('sauce', 0, true), ...changes };
    const group = { ...extras, choices: [sauce, choice('egg', 100)] };
    const dish = { optionGroups: ['extras'], allergens: [] };
    expect(needsDialog(dish, [group])).toBe(isAsked);
  });

  it('require no dialog for an undeclared choice if the dish declares nothing either', () => {
    const group = { ...extras, choices: [choice('sauce', 0, true)] };
    expect(needsDialog({ optionGroups: ['extras'] }, [group])).toBe(false);
  });
});

const ids = ['a', 'b', 'c', 'd', 'e'];
const anyGroup = (id: string) =>
  fc
    .record({
      size: fc.integer({ min: 1, max: ids.length }),
      cents: fc.array(fc.nat({ max: 100_000 }), { minLength: 5, maxLength: 5 }),
      bounds: fc.tuple(fc.nat({ max: 5 }), fc.nat({ max: 5 })),
      maxEach: fc.constantFrom(undefined, 1, 2, 3),
      defaults: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    })
    .map(({ size: count, cents, bounds, maxEach, defaults }): OptionGroup => {
      const max = Math.max(1, Math.min(count * (maxEach ?? 1), Math.max(...bounds)));
      let left = max;
      const choices = ids.slice(0, count).map((each, index) => {
        const isDefault = defaults[index] === true && left-- > 0;
        return choice(each, cents[index], isDefault);
      });
      const rule = { min: Math.min(max, ...bounds), max, ...(maxEach && { maxEach }) };
      return { _id: id, name: `Group ${id}`, ...rule, choices };
    });
const anyGroups = fc.tuple(anyGroup('one'), anyGroup('two'), anyGroup('three'));
const anyChosen: fc.Arbitrary<ChosenOption[]> = fc.array(
  fc.record({
    groupId: fc.constantFrom('one', 'two', 'three'),
    choiceId: fc.constantFrom(...ids),
  }),
  { maxLength: 9 },
);

describe('for any groups and any choices', () => {
  it('resolving returns exactly the choices, within the bounds of each group', () => {
    fc.assert(
      fc.property(anyGroups, anyChosen, (some, chosen) => {
        const resolved = resolveChoices({ groups: some, chosen });
        if ('fault' in resolved) {
          const group = some.find(({ _id }) => _id === resolved.fault.groupId);
          expect(resolved.fault.message).toContain(group?.name);
          return;
        }
        const { choices } = resolved;
        expect(identity(choices)).toBe(identity(chosen));
        for (const { _id, min, max, maxEach = 1 } of some) {
          const own = choices.filter(({ groupId }) => groupId === _id);
          expect(own.length).toBeGreaterThanOrEqual(min);
          expect(own.length).toBeLessThanOrEqual(max);
          for (const [, equal] of groupBy(own, ({ choiceId }) => choiceId))
            expect(equal.length).toBeLessThanOrEqual(maxEach);
        }
        const counted = countedChoices(choices);
        expect(
          new Set(counted.map((each) => each.choice.choiceId + each.choice.groupId)).size,
        ).toBe(counted.length);
        expect(counted.reduce((sum, { cents }) => sum + cents, 0)).toBe(centsOfChoices(choices));
      }),
      { numRuns: 2000 },
    );
  });

  it('a group with a wrong number, an unknown choice or a repetition is the only fault', () => {
    fc.assert(
      fc.property(anyGroups, anyChosen, (some, chosen) => {
        const isRight = some.every(({ _id, min, max, maxEach = 1, choices }) => {
          const own = chosen.filter(({ groupId }) => groupId === _id).map((each) => each.choiceId);
          const known = own.every((each) => choices.some(({ id }) => id === each));
          const portions = (id: string) => own.filter((each) => each === id).length;
          const isEachInBounds = own.every((each) => portions(each) <= maxEach);
          return known && isEachInBounds && own.length >= min && own.length <= max;
        });
        expect('choices' in resolveChoices({ groups: some, chosen })).toBe(isRight);
      }),
      { numRuns: 2000 },
    );
  });

  it('the defaults are a fault only if too few are chosen', () => {
    fc.assert(
      fc.property(anyGroups, (some) => {
        const resolved = resolveChoices({ groups: some, chosen: defaultChoices(some) });
        if ('fault' in resolved) expect(resolved.fault.message).toMatch(/: choose (at least )?\d/);
      }),
    );
  });

  it('the order of the choices changes neither the result nor the line', () => {
    fc.assert(
      fc.property(anyGroups, anyChosen, (some, chosen) => {
        const turned = chosen.toReversed();
        expect(identity(turned)).toBe(identity(chosen));
        const one = resolveChoices({ groups: some, chosen });
        const other = resolveChoices({ groups: some, chosen: turned });
        if ('choices' in one) expect(other).toEqual(one);
        else expect(other).toHaveProperty('fault');
      }),
    );
  });
});

it('a choice that is taken twice is named once, with how often and what both cost', () => {
  const [beef, olives] = [
    { groupId: 'extras', choiceId: 'beef', name: 'Beef', cents: 200 },
    { groupId: 'extras', choiceId: 'olives', name: 'Olives', cents: 0 },
  ];
  expect(countedChoices([beef, olives, beef])).toEqual([
    { choice: beef, times: '2 × ', cents: 400 },
    { choice: olives, times: '', cents: 0 },
  ]);
  expect(namesOfChoices([olives, beef, beef])).toEqual(['Olives', '2 × Beef']);
});

function identity(choices: readonly ChosenOption[]): string {
  return lineIdentityOf({ menuItemId: 'pizza', choices });
}

describe('two lines are the same', () => {
  const line = { menuItemId: 'pizza', choices: of('size', 'large'), note: 'Well done' };

  it('only if dish, choices and note are the same', () => {
    expect(lineIdentityOf({ ...line })).toBe(lineIdentityOf(line));
    expect(lineIdentityOf({ ...line, menuItemId: 'soup' })).not.toBe(lineIdentityOf(line));
    expect(lineIdentityOf({ ...line, choices: [] })).not.toBe(lineIdentityOf(line));
    expect(lineIdentityOf({ ...line, note: 'well done' })).not.toBe(lineIdentityOf(line));
  });

  it('whether choices and note are empty or missing', () => {
    const bare = lineIdentityOf({ menuItemId: 'pizza' });
    expect(lineIdentityOf({ menuItemId: 'pizza', choices: [], note: '' })).toBe(bare);
  });

  it('never because IDs look alike when joined', () => {
    const one = lineIdentityOf({ menuItemId: 'p', choices: of('a-b', 'c') });
    expect(lineIdentityOf({ menuItemId: 'p', choices: of('a', 'b-c') })).not.toBe(one);
  });
});

describe('choices that have sold out', () => {
  const choice = (groupId: string, choiceId: string, words = groupId) => ({
    groupId,
    choiceId,
    group: words,
    name: choiceId.toUpperCase(),
    cents: 0,
  });

  it("are reported by the first one's name", () => {
    const chosen = [choice('size', 'large'), choice('bread', 'rye', 'Which bread?')];
    const faultWith = (...keys: string[]) =>
      soldOutFault({ menuItemId: 'soup', choices: chosen }, new Set(keys));
    const message = 'size: “LARGE” is sold out today.';
    expect(faultWith('size.large', 'bread.rye')).toEqual({ groupId: 'size', message });
    expect(faultWith('bread.rye')?.message).toBe('Which bread? “RYE” is sold out today.');
    expect(faultWith('rye', 'large', 'bread.large')).toBeUndefined();
  });

  it('are sizes of one dish alone', () => {
    const line = { menuItemId: 'soup', choices: [choice('_size', 'large', 'Size')] };
    const faultWith = (...soldOutSizes: string[]) =>
      soldOutFault(line, soldOutKeys({ soldOutChoices: ['soup.large'], soldOutSizes }))?.message;
    expect(faultWith('soup.large')).toBe('Size: “LARGE” is sold out today.');
    expect(faultWith('soup.small', 'stew.large')).toBeUndefined();
    const keys = soldOutKeys({ soldOutChoices: ['a.b'], soldOutSizes: ['soup.large'] });
    const parts = { soldOutChoices: ['a.b'], soldOutSizes: ['soup.large'] };
    expect(soldOutPartsOf(keys)).toEqual(parts);
  });
});
