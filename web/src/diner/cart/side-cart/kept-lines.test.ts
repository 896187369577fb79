import { expect, it } from 'vitest';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { keptAsLines } from './kept-lines.ts';

const image = '/dish-art/1f355.webp';
const stew: MenuItem = {
  _id: 'stew',
  name: 'Stew',
  category: 'soup',
  image,
  price: 8,
  recipe: 'Slow.',
  optionGroups: ['size'],
};
const size: OptionGroup = {
  _id: 'size',
  name: 'Size',
  min: 1,
  max: 1,
  choices: [
    { id: 'cup', name: 'Cup', cents: 0, isDefault: true },
    { id: 'bowl', name: 'Bowl', cents: 250, isDefault: false },
  ],
};
const offer = { menu: [stew], groups: [size] };
const atMs = 0;

it('a kept dish has the name of the menu, and the price with its choices', () => {
  const choices = [{ groupId: 'size', choiceId: 'bowl' }];
  const [line] = keptAsLines([{ menuItemId: 'stew', quantity: 2, choices, atMs }], offer);
  expect(line).toMatchObject({ name: 'Stew', quantity: 2, price: 10.5 });
  expect(line?.choices).toMatchObject([{ name: 'Bowl' }]);
});

it('a dish that is kept as it comes has the choices that its groups preselect', () => {
  const [line] = keptAsLines([{ menuItemId: 'stew', quantity: 1, atMs }], offer);
  expect(line).toMatchObject({ price: 8, choices: [{ name: 'Cup' }] });
});

it('choices that are not offered anymore are a fault of the line', () => {
  const choices = [{ groupId: 'size', choiceId: 'bucket' }];
  const [line] = keptAsLines([{ menuItemId: 'stew', quantity: 1, choices, atMs }], offer);
  expect(line?.fault).toMatch(/^Size:/);
});

it('a dish that is not on the menu is left out', () => {
  expect(keptAsLines([{ menuItemId: 'gone', quantity: 1, atMs }], offer)).toEqual([]);
});
