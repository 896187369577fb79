import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import type { ListedDish } from '@thymely/contract/menu/endpoints';
import { matchColumns } from '@thymely/contract/menu/match-columns';
import { openMenuSheets } from '@thymely/contract/menu/open-menu';
import { importedDishSchema } from '@thymely/contract/menu/schema';
import { recognizeExport } from '@thymely/contract/menu-file/open-menu-file.schema';
import { readMenu } from '@thymely/contract/menu-file/read-menu.schema';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { readWorkbook } from '../../../lib/workbook/read-workbook.ts';
import { wholeMenuFile } from '../../parts/file/whole-menu-file.ts';
import {
  comingWith,
  bringsChanges,
  isArrangedSince,
  reviewFurther,
  withBrought,
  withGroupsOfFile,
} from './further.ts';

const [first, second] = startingCategories;
if (first === undefined || second === undefined) throw new Error('There are no categories.');

const categories: MenuCategory[] = [
  { ...second, name: '=Pots & "pans" <b>', load: 0, hidden: true },
  { ...first, served: [{ days: ['mon', 'tue', 'sat'], from: '11:30', to: '14:00' }] },
];

const dish = (own: Partial<ListedDish>): ListedDish => ({
  _id: 'a',
  name: 'A',
  category: first.id,
  price: 8.2,
  recipe: 'Hot.',
  image: '/dish-art/1f372.webp',
  version: '"v1"',
  ...own,
});

const dishes = [
  dish({ position: 0, name: "'=1 _x0041_ a", recipe: '' }),
  dish({
    _id: 'b',
    recipe: '+1\n-2 <b>',
    category: second.id,
    price: 9.5,
    position: 1,
    optionGroups: ['sauces'],
    allergens: [],
    load: 2,
    sizes: [
      { id: 'small', name: 'Small', cents: 950 },
      { id: 'large', name: 'Large', cents: 1250 },
    ],
  }),
  dish({ _id: 'c', category: second.id, price: 1250, position: 0, resting: true }),
];

const groups: OptionGroup[] = [
  {
    _id: 'sauces',
    name: 'Sauces',
    min: 0,
    max: 4,
    maxEach: 2,
    choices: [
      { id: 'x', name: 'X', cents: 0, isDefault: true },
      {
        id: 'y',
        name: 'Y',
        cents: 150,
        centsBySize: { small: 100 },
        isDefault: false,
        allergens: ['milk'],
      },
    ],
  },
];

const edited = groups.map((group) => ({ ...group, version: '"1"' }));

/** Exports everything, and reads the file as an import does. */
async function throughFile() {
  const file = wholeMenuFile({ dishes, groups, categories });
  const sheets = await readWorkbook(new Uint8Array(await file.arrayBuffer()));
  const opened = recognizeExport(openMenuSheets(sheets));
  if ('fault' in opened) throw new Error(opened.fault);
  const { table, own } = opened;
  const columns = matchColumns(table.headings);
  const menu = readMenu(opened, { columns, categories: new Map(), present: categories });
  return { menu: { ...menu, ...own }, sheets };
}

it('everything that was exported comes in again unchanged', async () => {
  const { menu, sheets } = await throughFile();
  expect(sheets.map(({ name }) => name)).toEqual(['Dishes', 'Options', 'Categories', 'Order']);
  const read = menu.dishes.map(({ row, errors }) => {
    expect(errors).toEqual({});
    const { version, ...cells } = row;
    expect(version).toBe('v1');
    const parsed = Object.entries(v.parse(importedDishSchema, cells));
    return Object.fromEntries(parsed.filter(([, value]) => value !== null && value !== undefined));
  });
  // In menu order; the order itself is on a sheet of its own.
  expect(read).toEqual(
    [dishes[2], dishes[1], dishes[0]].map((each) => {
      const { version, position, ...stored } = each ?? dish({});
      expect([version, position]).toBeDefined();
      // A row without a recipe keeps that of its dish.
      return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== ''));
    }),
  );
  expect(menu.groups).toMatchObject(groups.map((group) => ({ group })));
  expect(menu.categories).toEqual(categories);
  expect(menu.order).toEqual([
    { category: second.id, ids: ['c', 'b'] },
    { category: first.id, ids: ['a'] },
  ]);
  const further = reviewFurther(menu, { groups: edited, categories, menu: dishes });
  expect(further).toMatchObject({ categories: [], lists: [], faults: [] });
  expect(bringsChanges(further)).toBe(false);
});

it('what the menu lacks or has otherwise is to be saved, and dishes may name it', async () => {
  const { menu } = await throughFile();
  const further = reviewFurther(menu, { groups: [], categories: [first], menu: [] });
  expect(bringsChanges(further)).toBe(true);
  expect(comingWith(further)).toEqual({ groups: ['sauces'], categories: [second.id] });
  expect(further.categories.map(({ isNew }) => isNew)).toEqual([true, false]);
  expect(further.lists.map(({ ids }) => ids)).toEqual([['c', 'b'], ['a']]);
});

it('a group that the menu has otherwise stays, if it is of another system, until somebody takes it', async () => {
  const { menu } = await throughFile();
  const changed = edited.map((group) => ({ ...group, max: 2 }));
  const further = reviewFurther(
    { ...menu, isForeign: true },
    { groups: changed, categories, menu: dishes },
  );
  expect(further).toMatchObject({ groups: [], kept: [{ id: 'sauces' }] });
  expect(bringsChanges(further)).toBe(false);
  expect(bringsChanges(withGroupsOfFile(further))).toBe(true);
});

it('new categories come last, unless the file has all of them and decides about their order', () => {
  const added = { ...first, id: 'wraps', name: 'Wraps' };
  const idsOf = (all: readonly MenuCategory[]) => all.map(({ id }) => id);
  expect(idsOf(withBrought([first, second], [added]))).toEqual([first.id, second.id, 'wraps']);
  expect(idsOf(withBrought([first], [added, first]))).toEqual(['wraps', first.id]);
});

it('an order that somebody has changed since is not replaced by that of a file', () => {
  const list = { ids: ['c', 'a', 'b'], present: ['a', 'b', 'd'] };
  const isSo = (now: string[], there = [...now, 'new']) =>
    isArrangedSince(list, now, new Set(there));
  expect(isSo(['a', 'b', 'd'])).toBe(false);
  // The import itself has moved d to another category and c to this one, where it once was.
  expect(isSo(['a', 'b', 'c'])).toBe(false);
  expect(isSo(['b', 'a', 'd'])).toBe(true);
  expect(isSo(['a', 'b', 'd', 'e'])).toBe(true);
  // It was set back to none, unless its dishes are gone.
  expect(isSo([], ['a', 'b', 'd'])).toBe(true);
  expect(isSo([])).toBe(false);
});
