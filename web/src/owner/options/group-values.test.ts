import { describe, expect, it } from 'vitest';
import { isSameGroup } from '@thymely/contract/options/same-group';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { currencySign } from '../../lib/currency.ts';
import { moved } from '../../ui/arranged-rows/moved.ts';
import { pricesInWords } from './prices-in-words.ts';
import { sizesOfGroup } from './sizes-of-group.ts';
import { groupFaultsOf } from './group-faults.ts';
import { emptyChoice, emptyGroup, groupOf, groupValuesOf, withinReach } from './group-values.ts';

const extras: OptionGroup = {
  _id: 'extras',
  name: 'Extras',
  min: 0,
  max: 2,
  choices: [
    { id: 'olives', name: 'Olives', cents: 150, isDefault: false, allergens: [], diets: ['vegan'] },
    { id: 'feta', name: 'Feta', cents: 0, isDefault: true, allergens: ['milk'] },
  ],
};

/** Returns the form of the extras after some fields of one choice were changed. */
function typed(index: number, changes: Partial<ReturnType<typeof emptyChoice>>) {
  const values = groupValuesOf(extras);
  const choice = { ...(values.choices[index] ?? emptyChoice()), ...changes };
  return { ...values, choices: values.choices.with(index, choice) };
}

describe('a group of options in its form', () => {
  it('comes back as it was', () => {
    expect(groupOf(groupValuesOf(extras), 'extras')).toEqual(extras);
    expect(isSameGroup(extras, structuredClone(extras))).toBe(true);
    expect(isSameGroup(extras, { ...extras, max: 1 })).toBe(false);
    const twice = { ...extras, max: 4, maxEach: 2 };
    expect(groupOf(groupValuesOf(twice), 'extras')).toEqual(twice);
    expect(isSameGroup(extras, { ...extras, maxEach: 2 })).toBe(false);
    expect(isSameGroup(extras, { ...extras, maxEach: 1 })).toBe(true);
  });

  it('keeps the prices by size, which are empty where a size has none of its own', () => {
    const olives = {
      id: 'olives',
      name: 'Olives',
      cents: 150,
      isDefault: false,
      centsBySize: { large: 200, small: 0 },
    };
    const priced = { ...extras, choices: [olives] };
    const values = groupValuesOf(priced);
    expect(groupOf(values, 'extras')).toEqual(priced);
    const menu = [
      { optionGroups: ['extras'], sizes: [{ id: 'small', name: 'Piccola', cents: 800 }] },
      { optionGroups: ['extras'], sizes: [{ id: 'medium', name: 'Media', cents: 900 }] },
      { optionGroups: ['other'], sizes: [{ id: 'huge', name: 'Huge', cents: 900 }] },
    ] as MenuItem[];
    const sizes = sizesOfGroup(values, { id: 'extras', menu });
    expect(sizes.map(({ name }) => name)).toEqual(['Piccola', 'Media', 'large']);
    expect(values.choices.map((each) => pricesInWords(each, sizes))).toEqual([
      inBrandWords('Piccola +$0.00 · large +$2.00 · Media: +$1.50, as above'),
    ]);
    expect(pricesInWords(emptyChoice(), sizes)).toBe('the same in every size');
    const wrong = typed(0, { pricesBySize: { large: 'much' } });
    expect(Object.keys(groupFaultsOf(wrong))).toEqual(['choices.0.sizes.large']);
  });

  it('keeps its rule within what its choices allow', () => {
    const rule = { min: 3, max: 4, maxEach: 2 };
    expect(withinReach(rule, 2)).toEqual(rule);
    expect(withinReach({ ...rule, maxEach: 1 }, 2)).toEqual({ min: 2, max: 2, maxEach: 1 });
    expect(withinReach(rule, 0)).toEqual({ min: 1, max: 1, maxEach: 2 });
  });

  it('takes a price with the sign of the currency, and not with that of another', () => {
    const centsOf = (price: string) => groupOf(typed(0, { price }), 'extras').choices[0]?.cents;
    expect(centsOf(`0,80 ${currencySign}`)).toBe(80);
    expect(centsOf('¥ 0,80')).toBeNaN();
  });

  it('keeps the IDs of choices that are renamed or moved: carts refer to them', () => {
    const values = typed(0, { name: 'Black olives' });
    const { choices } = groupOf({ ...values, choices: moved(values.choices, 0, 1) }, 'extras');
    expect(choices.map(({ id, name }) => [id, name])).toEqual([
      ['feta', 'Feta'],
      ['olives', 'Black olives'],
    ]);
  });

  it('gives new choices IDs that are made from their names, and none twice', () => {
    const values = groupValuesOf(extras);
    const added = ['Crème fraîche', 'Olives', '味', '味'].map((name) => ({
      ...emptyChoice(),
      name,
    }));
    const { choices } = groupOf({ ...values, choices: [...values.choices, ...added] }, 'extras');
    const ids = choices.map(({ id }) => id);
    expect(ids).toEqual(['olives', 'feta', 'creme-fraiche', 'olives-2', 'choice', 'choice-2']);
  });

  it('requirement 55: gives no choice the ID of a property that every object has', () => {
    const choices = [{ ...emptyChoice(), name: 'Constructor' }];
    const group = groupOf({ ...groupValuesOf(extras), choices }, 'extras');
    expect(group.choices.map(({ id }) => id)).toEqual(['constructor-2']);
  });

  it('gets an ID of its own when it is new', () => {
    const named = { ...emptyGroup(), name: 'On the side' };
    expect(groupOf(named, undefined)._id).toMatch(/^on-the-side-[0-9a-f]{4}$/);
  });

  it.each(['1,5', '1.50', ' 1.5 '])('reads the price %j', (price) => {
    expect(groupOf(typed(0, { price }), 'extras').choices[0]?.cents).toBe(150);
  });
});

describe('the faults of a group', () => {
  it('are none for a valid one', () => {
    expect(groupFaultsOf(groupValuesOf(extras))).toEqual({});
  });

  it('are shown for each field of an empty one', () => {
    expect(groupFaultsOf(emptyGroup())).toEqual({
      name: 'Name is required.',
      'choices.0.name': 'Choice is required.',
      'choices.1.name': 'Choice is required.',
    });
  });

  it.each(['-1', 'much', '1000.01', '1,250'])('include a price like %s', (price) => {
    expect(groupFaultsOf(typed(1, { price }))).toEqual({
      'choices.1.price': inBrandWords('Price must be an amount from $0.00 to $1,000.00.'),
    });
  });

  it('include a choice that is listed twice', () => {
    expect(groupFaultsOf(typed(1, { name: ' olives' }))).toEqual({
      'choices.1.name': 'This choice is already listed.',
    });
  });

  it('include a choice that contradicts itself, at both fields', () => {
    const faults = groupFaultsOf(typed(1, { diets: 'vegan' }));
    expect(faults['choices.1.diets']).toMatch(/can't contain milk/);
    expect(faults['choices.1.allergens']).toBe(faults['choices.1.diets']);
  });

  it('include a rule that cannot be met', () => {
    expect(Object.keys(groupFaultsOf({ ...groupValuesOf(extras), max: 3 }))).toEqual(['max']);
    expect(Object.keys(groupFaultsOf({ ...groupValuesOf(extras), min: 2, max: 1 }))).toEqual([
      'max',
    ]);
    const twice = { ...typed(0, { isDefault: true }), max: 1 };
    expect(Object.keys(groupFaultsOf(twice))).toEqual(['choices']);
  });

  it('include a group without choices', () => {
    expect(Object.keys(groupFaultsOf({ ...groupValuesOf(extras), choices: [] }))).toContain(
      'choices',
    );
  });
});
