import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchColumns } from '../menu/match-columns.ts';
import { openMenuCsv } from '../menu/open-menu.ts';
import { recognizeExport } from './open-menu-file.schema.ts';
import { groupsOfLists } from './groups-of-lists.schema.ts';
import { listsWithoutChoices, withSizesOfList } from './options-of-lists.ts';
import { readCsvCells } from '../ground/csv/read-csv-file.ts';
import { readMenu } from './read-menu.schema.ts';
import { readOptionLists } from './read-option-lists.ts';

/** A dish as somebody has written it down who has read the file: see `samples/*.json`. */
type Expected = [
  number: number,
  name: string,
  category: string,
  priceOrSizes: number | string,
  recipe: string,
  lists: string,
  resting: string,
  image: string,
];

function sample(name: string): Buffer {
  return readFileSync(new URL(`samples/${name}`, import.meta.url));
}

function open(name: string) {
  const file = recognizeExport(openMenuCsv(sample(`${name}.csv`)));
  if ('fault' in file) throw new Error(file.fault);
  return file;
}

test.each([
  ['square', 'square', { sizes: 22, leftOut: 2 }],
  ['toast', 'toast', { sizes: 0, leftOut: 1 }],
  ['shopify', 'shopify', { sizes: 19, leftOut: 1 }],
  ['shopify-old', 'shopify', { sizes: 19, leftOut: 1 }],
  ['woocommerce', 'woocommerce', { sizes: 10, leftOut: 1 }],
  ['loyverse', 'loyverse', { sizes: 15, leftOut: 0 }],
])('a whole menu comes in as it was written down: %s', (name, system, counts) => {
  const { table, origin } = open(name);
  expect(origin).toMatchObject({ system, ...counts });
  const columns = matchColumns(table.headings);
  expect(columns).not.toContain(undefined);
  const groups = origin?.lists.map((list) => ({ _id: list.name, name: list.name })) ?? [];
  const { dishes } = readMenu(
    { table, origin },
    { columns, categories: new Map(), present: [], groups },
  );
  const read = dishes.map(({ number, row, errors }) => {
    expect(errors).toEqual({});
    const { name: dish, category, price, sizes, recipe, options, resting, image } = row;
    return [
      number,
      dish,
      category,
      sizes || price,
      recipe,
      options ?? '',
      resting ?? '',
      image ?? '',
    ];
  });
  const expected = JSON.parse(sample(`${system}.json`).toString()) as Expected[];
  expect(read).toEqual(expected);
});

const choice = (name: string, cents: number, isDefault = false) => ({ name, cents, isDefault });

test('modifier lists of the same file become groups, and the one of sizes becomes sizes', () => {
  const { table, origin } = open('toast');
  const columns = matchColumns(table.headings);
  const { dishes, groups } = readMenu({ table, origin }, { columns, categories: new Map() });
  expect(groups).toMatchObject([
    {
      id: 'burger-add-ons',
      group: {
        name: 'Burger Add-ons',
        min: 0,
        max: 4,
        choices: [
          choice('Bacon', 200),
          choice('Avocado', 150),
          choice('Extra patty', 400),
          choice('No onions', 0),
        ],
      },
    },
    {
      id: 'sides',
      group: {
        choices: [choice('Fries', 0, true), choice('Coleslaw', 0), choice('Side Salad', 0)],
      },
    },
    {
      id: 'toppings',
      group: {
        choices: [choice('Olives', 125), choice('Mushrooms', 125), choice('Extra pepperoni', 125)],
      },
    },
    { id: 'dressing', group: { choices: [choice('Ranch', 0), choice('Vinaigrette', 0)] } },
  ]);
  expect(dishes[0]?.row.options).toBe('burger-add-ons|sides');
  expect(dishes[4]?.row).toMatchObject({ options: 'toppings' });
});

test('lists of which only the names are known have the choices of a further file', () => {
  const { table, origin } = open('square');
  const columns = matchColumns(table.headings);
  const lists = readOptionLists([readCsvCells(sample('square-modifiers.csv')).rows]);
  const onMenu = { _id: 'a1', name: 'Burger Extras' };
  expect(listsWithoutChoices(origin?.lists ?? [], lists)).toEqual(['Burger extras']);
  expect(listsWithoutChoices(origin?.lists ?? [], lists, [onMenu])).toEqual([]);
  const matching = { columns, categories: new Map(), lists, groups: [onMenu] };
  const { dishes, groups } = readMenu({ table, origin }, matching);
  expect(groups).toMatchObject([
    {
      id: 'pizza-toppings',
      rows: [6, 7, 8],
      group: {
        min: 0,
        max: 3,
        choices: [choice('Olives', 100), choice('Mushrooms', 125), choice('Extra cheese', 150)],
      },
    },
    {
      id: 'milk',
      group: {
        min: 1,
        max: 1,
        choices: [choice('Whole milk', 0, true), choice('Oat milk', 80), choice('Almond milk', 80)],
      },
    },
  ]);
  expect(dishes.map(({ row }) => row.options).filter(Boolean)).toEqual([
    ...['pizza-toppings', 'pizza-toppings', 'pizza-toppings', 'a1', 'a1', 'a1', 'milk', 'milk'],
  ]);
});

test('a group on the menu that has another name keeps its ID and its choices', () => {
  const choices = [{ name: 'Oat milk', price: '0.80', isDefault: false }];
  const idsWith = (name: string) =>
    groupsOfLists([{ name: 'Milk', rows: [2], choices }], [{ _id: 'milk', name }]).map(
      ({ id }) => id,
    );
  expect(idsWith('milk')).toEqual(['milk']);
  expect(idsWith('Kinds of milk')).toEqual(['milk-2']);
});

test('what extras cost does not become the price of a dish, and what has to be chosen does', () => {
  const list = (min?: string) => ({
    name: 'Toppings',
    rows: [2],
    min,
    max: min,
    choices: [
      { name: 'Olives', price: '1.00', isDefault: false },
      { name: 'Ham', price: '2.00', isDefault: false },
    ],
  });
  const dish = { number: 2, row: { name: 'Pizza', price: '', options: 'Toppings' }, errors: {} };
  expect(withSizesOfList(dish, [list()])).toBe(dish);
  expect(withSizesOfList(dish, [list('1')])).toMatchObject({
    sizesFrom: 'Toppings',
    row: { sizes: 'Olives=1.00|Ham=2.00', options: '' },
  });
});

test('a list of extra portions is no list of sizes, and one of portions is', () => {
  const dish = { number: 2, row: { name: 'Soup', price: '', options: 'L' }, errors: {} };
  const choices = ['Small', 'Large'].map((name) => ({ name, price: '2.00', isDefault: false }));
  const sizesWith = (name: string) =>
    withSizesOfList({ ...dish, row: { ...dish.row, options: name } }, [
      { name, rows: [2], choices },
    ]).row.sizes;
  expect(sizesWith('Extra portion')).toBeUndefined();
  expect(['Portion', 'Choose your size'].map(sizesWith)).toEqual(
    Array.from({ length: 2 }, () => 'Small=2.00|Large=2.00'),
  );
});

function dishesIn(...lines: string[]) {
  const file = recognizeExport(openMenuCsv(new TextEncoder().encode(lines.join('\n'))));
  if ('fault' in file) throw new Error(file.fault);
  const columns = matchColumns(file.table.headings);
  const { dishes } = readMenu(file, { columns, categories: new Map(), present: [] });
  return dishes.map(({ row }) => [row.category, row.sizes || row.price, row.resting]);
}

test('rows of one name in two categories are two dishes of an export without a shared key', () => {
  expect(
    dishesIn(
      'Token,Item Name,Variation Name,Category,Price',
      'A,Latte,Regular,Coffee,4',
      'B,Latte,Large,,5',
      'C,Latte,Regular,Desserts,6',
    ),
  ).toEqual([
    ['Coffee', 'Regular=4|Large=5', ''],
    ['Desserts', 6, ''],
  ]);
});

test('a dish rests if every row that says whether it rests says yes', () => {
  const head = 'Handle,Name,Category,Price,Sold by weight,Option 1 value,Available for sale';
  const row = (key: string, size: string, isSold: string) =>
    `${key},Tea,Drinks,3,N,${size},${isSold}`;
  expect(
    dishesIn(
      ...[head, row('a', 'Cup', 'N'), row('a', 'Pot', 'Y'), row('b', 'Cup', 'N')],
      ...[row('b', 'Pot', ''), row('c', 'Cup', 'Y'), row('c', 'Pot', 'N')],
    ).map(([, , resting]) => resting),
  ).toEqual(['', 'yes', '']);
});

test('a list with what no choice can be is refused with a reason, and its dishes come in', () => {
  const [group] = groupsOfLists([
    { name: 'Cuts', rows: [2], choices: [{ name: 'Half', price: '-1.00', isDefault: false }] },
  ]);
  expect(group).toMatchObject({ id: 'cuts', faults: [expect.stringMatching(/^Cuts: Half: /)] });
});
