import { describe, expect, it } from 'vitest';
import { writeAmount } from '../ground/csv/decimal-mark.ts';
import { matchColumns } from '../menu/match-columns.ts';
import { openMenuCsv } from '../menu/open-menu.ts';
import { readMenu } from './read-menu.schema.ts';

function dishesOf(text: string) {
  const file = openMenuCsv(new TextEncoder().encode(text));
  if ('fault' in file) throw new Error(file.fault);
  const { headings, rows } = file.table;
  const columns = matchColumns(
    headings,
    new Map(),
    rows.map(({ cells }) => cells),
  );
  const { dishes } = readMenu(file, { columns, categories: new Map() });
  return dishes.map(({ number, rows: all, row, errors }) => ({
    rows: all ?? [number],
    name: row.name,
    price: row.sizes || row.price,
    errors,
  }));
}

const errors = {};

describe('sizes of a file of any layout', () => {
  it.each([
    ['rows without a name below their dish', 'Size', 'Margherita,Pizza,9,a,Small\n,,12,,Large'],
    ['the only other text names the size', 'Note', 'Margherita,Pizza,9,a,\n,,12,,Large'],
    ['rows of one name', 'Variation', 'Margherita,Pizza,9,a,Small\nMargherita,Pizza,12,a,Large'],
  ])('%s', (_, heading, rows) => {
    const read = dishesOf(`Name,Category,Price,Description,${heading}\n${rows}\nCola,Drinks,3,b,`);
    const first = heading === 'Note' ? 'Regular' : 'Small';
    expect(read).toEqual([
      { rows: [2, 3], name: 'Margherita', price: `${first}=9|Large=12`, errors },
      { rows: [4], name: 'Cola', price: 3, errors },
    ]);
  });

  it('a column for each size, of which a dish may have one', () => {
    const file =
      'Name,Category,Small,Price (large),Description\nMargherita,Pizza,9,"12,50",a\nCola,Drinks,3,,b';
    expect(dishesOf(file)).toEqual([
      { rows: [2], name: 'Margherita', price: 'Small=9|large=12,50', errors },
      { rows: [3], name: 'Cola', price: 3, errors },
    ]);
  });

  it('a row that declares other allergens is no size of the dish above it', () => {
    const file =
      'name,category,price,allergens,size\nLatte,drinks,4,milk,Small\nLatte,drinks,5,milk|nuts,Large';
    expect(dishesOf(file)).toMatchObject([{ rows: [2] }, { rows: [3] }]);
    expect(dishesOf(file.replace('|nuts', ''))).toMatchObject([{ rows: [2, 3] }]);
  });

  it('a row in doubt stays in doubt, whichever of the sizes it is', () => {
    const file = 'Name,Category,Price,Size\nLatte,Drinks,4,Small\n,,5,"Lar"ge\nTea,Drinks,3,';
    expect(dishesOf(file)).toMatchObject([
      { rows: [2, 3], errors: { row: expect.stringMatching('quotation mark') as string } },
      { rows: [4], errors: {} },
    ]);
  });

  it('a cell with several prices whose sizes somebody has named', () => {
    const file =
      'name;category;price;sizes\nLatte;Drinks;Small=4,00|Large=5,00;\nTea;Drinks;3;Cup=3|Pot=6';
    expect(dishesOf(file)).toEqual([
      {
        rows: [2],
        name: 'Latte',
        price: `Small=${writeAmount(400)}|Large=${writeAmount(500)}`,
        errors,
      },
      { rows: [3], name: 'Tea', price: 'Cup=3|Pot=6', errors },
    ]);
  });

  it('rows of one name without a word for their size stay rows', () => {
    const file = 'name,category,price,recipe\nSoup,soup,4,a\nSoup,soup,6,a';
    expect(dishesOf(file)).toMatchObject([{ rows: [2] }, { rows: [3] }]);
  });
});
