import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchColumns } from '../menu/match-columns.ts';
import { openMenuCsv } from '../menu/open-menu.ts';
import { recognizeExport } from './open-menu-file.ts';
import { readMenu } from './read-menu.ts';

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
