import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { lemonade } from '../../../../testing/menu.ts';
import { keptAsLines } from './kept-lines.ts';

const drink: MenuItem = { ...lemonade, optionGroups: ['size'] };
const size: OptionGroup = {
  _id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { id: 'small', name: 'Small', cents: 0, isDefault: true },
    { id: 'large', name: 'Large', cents: 250, isDefault: false },
  ],
};
const offer = { menu: [drink], groups: [size] };
const atMs = 0;

it('a kept dish has the name of the menu, and the price with its choices', () => {
  const choices = [{ groupId: 'size', choiceId: 'large' }];
  const [line] = keptAsLines([{ menuItemId: 'lemonade', quantity: 2, choices, atMs }], offer);
  expect(line).toMatchObject({ name: 'Lemonade', quantity: 2, price: 6.5 });
  expect(line?.choices).toMatchObject([{ name: 'Large' }]);
});

it('a dish that is kept as it comes has the choices that its groups preselect', () => {
  const [line] = keptAsLines([{ menuItemId: 'lemonade', quantity: 1, atMs }], offer);
  expect(line).toMatchObject({ price: 4, choices: [{ name: 'Small' }] });
});

it('choices that are not offered anymore are a fault of the line', () => {
  const choices = [{ groupId: 'size', choiceId: 'bucket' }];
  const [line] = keptAsLines([{ menuItemId: 'lemonade', quantity: 1, choices, atMs }], offer);
  expect(line?.fault).toMatch(/^Size:/);
});

it('a dish that is not on the menu is left out', () => {
  expect(keptAsLines([{ menuItemId: 'gone', quantity: 1, atMs }], offer)).toEqual([]);
});

it('where options could not be loaded, a dish that has some has no price yet, and others have theirs', () => {
  const water: MenuItem = { ...lemonade, _id: 'water' };
  const kept = ['lemonade', 'water'].map((menuItemId) => ({ menuItemId, quantity: 1, atMs }));
  const lines = keptAsLines(kept, { menu: [drink, water], groups: undefined });
  expect(lines.map(({ isUnpriced = false }) => isUnpriced)).toEqual([true, false]);
  expect(lines.map(({ fault }) => fault)).toEqual([undefined, undefined]);
});
