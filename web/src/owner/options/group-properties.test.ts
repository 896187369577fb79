import { describe, expect, it } from 'vitest';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { amountText } from '@thymely/contract/ground/price/amount-text';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { conflictOf, mergeVersions } from '../parts/edit-form/edit-properties.ts';
import { moved } from '../../ui/arranged-rows/moved.ts';
import { groupPropertiesOf } from './group-properties.ts';
import { groupValuesOf } from './group-values.ts';

const extras: OptionGroup = {
  _id: 'extras',
  name: 'Extras',
  min: 0,
  max: 2,
  choices: ['olives', 'feta', 'herbs'].map((id) => ({
    id,
    name: id,
    cents: 100,
    isDefault: false,
  })),
};

/** Merges my changes to the extras with the ones that somebody else has saved meanwhile. */
function meet(mine: Partial<OptionGroup>, theirs: Partial<OptionGroup>) {
  const versions = {
    base: groupPropertiesOf(groupValuesOf(extras)),
    mine: groupPropertiesOf(groupValuesOf({ ...extras, ...mine })),
    theirs: groupPropertiesOf(groupValuesOf({ ...extras, ...theirs })),
  };
  const merged = mergeVersions(groupValuesOf({ ...extras, ...theirs }), versions);
  const { differences, takenOver } = conflictOf(versions);
  return {
    merged,
    ids: merged.choices.map(({ id }) => id),
    offered: differences.map(({ mine: one, theirs: other }) => [one.label, one.words, other.words]),
    takenOver: takenOver.map(({ label }) => label),
  };
}

const [olives, feta, herbs] = extras.choices as [Choice, Choice, Choice];
type Choice = OptionGroup['choices'][number];

describe('two owners who edit one group of options', () => {
  it('choose only where both changed the same thing', () => {
    const dearer = { ...feta, cents: 250 };
    const met = meet(
      { name: 'Toppings', choices: [olives, dearer, herbs] },
      { name: 'Sides', max: 3, choices: [{ ...olives, isDefault: true }, feta, herbs] },
    );
    expect(met.offered).toEqual([
      ['Name', 'Toppings', 'Sides'],
      [
        'Choice: feta',
        inBrandWords('feta +$2.50 · not declared'),
        inBrandWords('feta +$1.00 · not declared'),
      ],
    ]);
    expect(met.takenOver).toEqual(['Guests', 'Choice: olives']);
    expect(met.merged).toMatchObject({ name: 'Toppings', max: 3 });
    expect(met.merged.choices[0]).toMatchObject({ isDefault: true });
    expect(met.merged.choices[1]).toMatchObject({ price: amountText(250) });
  });

  it('keep choices that only one of them added or removed', () => {
    const added = { ...olives, id: 'capers', name: 'capers' };
    const met = meet({ choices: [olives, feta] }, { choices: [olives, feta, herbs, added] });
    expect(met.ids).toEqual(['olives', 'feta', 'capers']);
    expect(met.offered).toEqual([
      ['Choice: herbs', 'Not among the choices', inBrandWords('herbs +$1.00 · not declared')],
    ]);
    expect(met.takenOver).toEqual(['Choice: capers']);
  });

  it('keep a new choice in its place', () => {
    const added = { ...olives, id: 'capers', name: 'capers' };
    const met = meet({ choices: [olives, added, feta, herbs] }, { name: 'Sides' });
    expect(met.ids).toEqual(['olives', 'capers', 'feta', 'herbs']);
  });

  it('keep an order, even if the other one added choices', () => {
    const added = { ...olives, id: 'capers', name: 'capers' };
    const met = meet(
      { choices: moved(extras.choices, 2, 0) },
      { choices: [added, ...extras.choices] },
    );
    expect(met.ids).toEqual(['capers', 'herbs', 'olives', 'feta']);
    expect(met.offered.map(([label]) => label)).toEqual(['Order of the choices']);
  });
});
