import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Category, categoryIds } from '../ground/categories.ts';
import type { FileTable } from '../ground/csv/file-table.ts';
import { foldText } from '../ground/text/fold-text.ts';
import { foldWords } from '../ground/csv/fold-words.ts';
import { guardCell, unguardCell } from '../ground/csv/guard-cell.ts';
import { dishNameSchema, idSchema, recipeSchema } from '../ground/fields.schema.ts';
import { limits } from '../ground/limits.ts';
import { weekdays } from '../ground/weekdays.ts';
import { menuLimits } from './limits.ts';
import { optionLimits } from '../ground/option-limits.ts';
import { allergenIds, dietIds } from './declarations.ts';
import type { MenuItem } from './endpoints.ts';
import { sizeSchema } from './further-fields.schema.ts';
import { matchColumns } from './match-columns.ts';
import { openMenuCsv } from './open-menu.ts';
import { type MenuFileRow, readMenuRows } from './read-csv.ts';
import { importedDishSchema } from './schema.ts';
import { sizeIdOf } from './size-id.ts';
import type { DishSize } from './sizes.ts';
import { writeMenuCsv } from './write-csv.ts';
import { inBrandWords } from '../testing/in-brand-words.ts';
import { itOfSample } from '../testing/it-of-sample.ts';

const tooManyRows = inBrandWords('20,000 rows');

const [category = ''] = categoryIds;

const soup: MenuItem = {
  _id: 'lentil-soup',
  name: 'Lentil soup',
  category,
  price: 8.2,
  recipe: 'Red lentils, cumin, lemon.',
  image: '/dish-art/1f372.webp',
};

const header = '_id,name,category,price,recipe,image';
const further = 'diets,allergens,options,load,resting,tax,sizes,served,notice';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function rowsOf(
  text: string | Uint8Array,
  categories = new Map<string, Category | null>(),
): MenuFileRow[] {
  const file = openMenuCsv(typeof text === 'string' ? bytesOf(text) : text);
  if ('fault' in file) throw new Error(file.fault);
  return readMenuRows(file.table, { columns: matchColumns(file.table.headings), categories });
}

function faultOf(file: string | Uint8Array): string | undefined {
  const read = openMenuCsv(typeof file === 'string' ? bytesOf(file) : file);
  return 'fault' in read ? read.fault : undefined;
}

/** Writes dishes to a file and reads it as an import does, where null means not set. */
const throughFile = (items: MenuItem[]) =>
  rowsOf(writeMenuCsv(items)).map(({ row }) => {
    const dish = Object.entries(v.parse(importedDishSchema, row));
    return Object.fromEntries(dish.filter(([, value]) => value !== null));
  });

/** Sizes as a file brings them to a dish that has none of these names. */
const withIds = (sizes: { name: string; cents: number }[]) =>
  sizes.reduce<DishSize[]>((known, size) => {
    const taken = known.map(({ id }) => id);
    return [...known, { id: sizeIdOf(size.name, taken), ...size }];
  }, []);

const nameThroughFile = (name: string) => rowsOf(writeMenuCsv([{ ...soup, name }]))[0]?.row.name;

describe('a menu as a file', () => {
  itOfSample('is UTF-8 with a byte order mark, column names first and rows ended by CRLF', () => {
    expect(writeMenuCsv([soup])).toBe(
      `\uFEFF${header},${further}\r\n` +
        `lentil-soup,Lentil soup,${category},8.20,"Red lentils, cumin, lemon.",/dish-art/1f372.webp,,,,,,,,,\r\n`,
    );
  });

  itOfSample('separates values by |, and distinguishes none declared from nothing declared', () => {
    const dish = { ...soup, diets: [], allergens: ['celery', 'milk'], optionGroups: ['a-1', 'b'] };
    const [, row = ''] = writeMenuCsv([{ ...dish, load: 0 } as MenuItem]).split('\r\n');
    expect(row).toMatch(/,none,celery\|milk,a-1\|b,0,,,,,$/);
  });

  itOfSample('contains the version of each dish if it is known', () => {
    const text = writeMenuCsv([soup], ({ _id }) => `v-${_id}`);
    expect(text.split('\r\n')[0]).toBe(`\uFEFF${header},${further},version`);
    const silent = { diets: '', allergens: '', options: '', load: '', resting: '', tax: '' };
    expect(rowsOf(text)[0]?.row).toEqual({
      ...soup,
      ...silent,
      sizes: '',
      served: '',
      notice: '',
      version: 'v-lentil-soup',
    });
  });

  itOfSample('has only its column names when the menu is empty', () => {
    expect(writeMenuCsv([])).toBe(`\uFEFF${header},${further}\r\n`);
  });

  itOfSample.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', "'=1+1", "''@x", "'\tx"])(
    'guards %j against being taken for a formula, and reads it back unchanged',
    (text) => {
      const [, row = ''] = writeMenuCsv([{ ...soup, name: text }]).split('\r\n');
      expect(row).toContain(`,'${text},`);
      expect(nameThroughFile(text)).toBe(text);
    },
  );

  it.each(["'quoted'", "'", "''", 'a=b', 'a\tb', '"', '""', 'a,b;c', 'two\nlines', '1e5', '007'])(
    'writes %j as it is, and reads it back unchanged',
    (name) => {
      expect(guardCell(name)).toBe(name);
      expect(nameThroughFile(name)).toBe(name);
    },
  );

  itOfSample.each([
    ['Soup; =1+1', "Soup;' =1+1"],
    [';=1+1', ";'=1+1"],
    ['salt;pepper', 'salt;pepper'],
  ])(
    'quotes %j, and guards it after a semicolon, which some spreadsheets take for a separator',
    (name, cell) => {
      const [, row = ''] = writeMenuCsv([{ ...soup, name }]).split('\r\n');
      expect(row).toContain(`,"${cell}",`);
      expect(nameThroughFile(name)).toBe(name);
    },
  );

  it('is read back unchanged, for 200 random menus', () => {
    const hostile = fc.constantFrom('=', '+', '-', '@', '\t', "'", '"', ',', ';', '\n', 'é', '🍲');
    const textOf = (schema: v.GenericSchema<string>) =>
      fc
        .array(fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 8 })
        .map((parts) => v.safeParse(schema, parts.join('')))
        .filter(({ success }) => success)
        .map(({ output }) => String(output));
    const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/).filter((each) => v.is(idSchema, each));
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const item = fc.record(
      {
        _id: id,
        name: textOf(dishNameSchema),
        category: fc.constantFrom(...categoryIds),
        price: fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100),
        recipe: textOf(recipeSchema),
        image: fc.stringMatching(/^https:\/\/[a-z]{1,20}\.pt\/[\w.,;:='%&?#@+~!$()*/-]{0,30}$/),
        diets: fc.shuffledSubarray(dietIds),
        allergens: fc.shuffledSubarray(allergenIds),
        // A group with that ID could not be told from no group at all.
        optionGroups: fc.uniqueArray(
          id.filter((each) => each.toLowerCase() !== 'none'),
          {
            minLength: 1,
            maxLength: optionLimits.optionGroupsPerDish,
          },
        ),
        load: fc.integer({ min: 0, max: optionLimits.dishLoadMax }),
        resting: fc.constant(true),
        taxRate: id,
        sizes: fc
          .uniqueArray(
            fc.record({
              name: textOf(sizeSchema.entries.name),
              cents: fc.integer({ min: 1, max: 1_000_000 }),
            }),
            { selector: ({ name }) => foldText(name), minLength: 2, maxLength: 8 },
          )
          .map(withIds),
        served: fc.array(
          fc
            .record({ days: fc.subarray([...weekdays], { minLength: 1 }), from: time, to: time })
            .filter(({ from, to }) => from !== to || from === '00:00'),
          { minLength: 1, maxLength: 6 },
        ),
        noticeMinutes: fc.integer({ min: 0, max: menuLimits.noticeMinutes }),
      },
      { requiredKeys: ['_id', 'name', 'category', 'price', 'recipe', 'image'] },
    );
    const menu = fc.uniqueArray(item, { selector: ({ _id }) => _id, minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(menu, (items) => {
        expect(throughFile(items)).toEqual(items);
      }),
      { numRuns: 200 },
    );
  });

  it('guards any text so that it is read back unchanged and never begins like a formula', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(3), (text, guards) => {
        const cell = guardCell("'".repeat(guards) + text);
        expect(unguardCell(cell)).toBe("'".repeat(guards) + text);
        expect(cell).not.toMatch(/^[=+\-@\t]/);
      }),
    );
  });
});

describe('reading a file that a person made', () => {
  const row = `a,Soup,${category},8.2,Hot.,/dish-art/1f372.webp`;

  it('accepts columns in any order and without IDs, and numbers rows as spreadsheets do', () => {
    const text =
      'image, price ,name,recipe,category\nx,9,Soup,Hot.,soup\n,,,,\ny,9.50,Pie,Cold.,x\n';
    expect(rowsOf(text)).toEqual([
      {
        number: 2,
        row: { image: 'x', price: 9, name: 'Soup', recipe: 'Hot.', category: 'soup' },
        errors: {},
      },
      {
        number: 4,
        row: { image: 'y', price: 9.5, name: 'Pie', recipe: 'Cold.', category: 'x' },
        errors: {},
      },
    ]);
  });

  it.each([
    [',', '8.50', 8.5],
    [';', '8,50', 8.5],
    [';', '8.50', 8.5],
    ['\t', '8.50', 8.5],
    [',', '"8,50"', 8.5],
    [';', '1,000', '1,000'],
    [',', '"1,000.00"', 1000],
    [',', '-5', -5],
    [',', '', ''],
    [',', '$8', 8],
    [';', '10,90 €', 10.9],
    [';', '1.234,50', 1234.5],
    [',', '1e3', '1e3'],
    [',', '0x10', '0x10'],
    [',', ' 8 ', 8],
    [',', 'Infinity', 'Infinity'],
  ])('reads, in cells separated by %j, the price %j as %j', (separator, price, read) => {
    const line = ['', 'Soup', 'soup', price, 'Hot.', 'x'].join(separator);
    const [first] = rowsOf(`${header.replaceAll(',', separator)}\r\n${line}\r\n`);
    expect(first?.row.price).toBe(read);
  });

  itOfSample(
    'accepts the headings, categories and prices of other people, without pictures',
    () => {
      const text =
        'Dish;SECTION;Price (€);Description\nSoup;Soups;10,90 €;Hot.\nCola;Drink;$3;Cold.';
      expect(rowsOf(text).map(({ row }) => row)).toEqual([
        { name: 'Soup', category: 'soup', price: 10.9, recipe: 'Hot.' },
        { name: 'Cola', category: 'drinks', price: 3, recipe: 'Cold.' },
      ]);
    },
  );

  it('leaves out a column that nobody knows, once somebody has said that it means nothing', () => {
    const { table } = openMenuCsv(bytesOf(`${header},discount\n${row},5`)) as { table: FileTable };
    const columns = matchColumns(table.headings, new Map([['discount', null]]));
    const [read] = readMenuRows(table, { columns, categories: new Map() });
    expect(read).toMatchObject({ row: { name: 'Soup' }, errors: {} });
    expect(matchColumns(table.headings).at(-1)).toBeUndefined();
  });

  it('takes categories for what somebody has said, once for all of their rows', () => {
    const known = new Map<string, Category | null>([
      ['burgers', 'popular'],
      ['merchandise', null],
    ]);
    const line = (category: string) => `,Dish ${category},${category},8,Hot.,x`;
    const text = [header, line('Burgers'), line(' BURGERS'), line('Merchandise')].join('\n');
    const rows = rowsOf(text, known);
    expect(rows.map(({ row: { category } }) => category)).toEqual([
      ...['popular', 'popular', 'Merchandise'],
    ]);
    expect(rows.at(-1)?.errors).toEqual({ category: 'The category “Merchandise” was left out.' });
  });

  it('quotes what is too long without half of a character', () => {
    const long = `${'x'.repeat(59)}🍕`;
    const known = new Map<string, Category | null>([[foldWords(long), null]]);
    const [read] = rowsOf(`${header}\n,Dish,${long},8,Hot.,x`, known);
    expect(read?.errors['category']).toContain(`“${'x'.repeat(59)}”`);
  });

  it('leaves a category that nobody knows for the server to refuse', () => {
    expect(rowsOf(`${header}\n${row.replace(category, 'Burgers')}`)[0]?.row.category).toBe(
      'Burgers',
    );
  });

  it('names the row of an ambiguous price, and never guesses', () => {
    const line = (price: string) => `;Soup ${price};soup;${price};Hot.;x`;
    const rows = rowsOf([header.replaceAll(',', ';'), line('1,250'), line('12,50')].join('\n'));
    expect(rows.map(({ row: { price } }) => price)).toEqual(['1,250', 12.5]);
    expect(rows.map(({ errors }) => errors['price'])).toEqual([
      expect.stringMatching(/more than one way/) as string,
      undefined,
    ]);
  });

  it('reads the version of each dish, but does not require that column', () => {
    expect(rowsOf(`${header},version\n${row},v1`)[0]?.row.version).toBe('v1');
    expect(rowsOf(`${header}\n${row}`)[0]?.row).not.toHaveProperty('version');
    const twice = rowsOf(`${header},version\n,${row.slice(2)},v1\n,${row.slice(2)},v2`);
    expect(twice[1]?.errors).toEqual({ name: 'Row 2 already has this dish.' });
  });

  const imported = (cells: Record<string, string>) => {
    const read = rowsOf(
      `${header},${Object.keys(cells).join(',')}\n${row},${Object.values(cells).join(',')}`,
    );
    return v.safeParse(importedDishSchema, read[0]?.row, { abortPipeEarly: true });
  };

  it.each([
    ['diets', 'vegan | Halal', { diets: ['vegan', 'halal'] }],
    ['diets', 'none', { diets: [] }],
    ['diets', '', { diets: null }],
    ['allergens', 'MILK|eggs', { allergens: ['milk', 'eggs'] }],
    ['allergens', '"Mílk, Tree nuts"', { allergens: ['milk', 'nuts'] }],
    ['allergens', 'None', { allergens: [] }],
    ['options', 'extras|Cooked_1', { optionGroups: ['extras', 'Cooked_1'] }],
    ['options', '', { optionGroups: null }],
    ['load', ' 3 ', { load: 3 }],
    ['load', '0', { load: 0 }],
    ['load', '３', { load: 3 }],
    ['load', '3\u200B', { load: 3 }],
    ['load', '\u200B', { load: null }],
    ['load', '', { load: null }],
    ['resting', ' Yes', { resting: true }],
    ['resting', 'TRUE', { resting: true }],
    ['resting', 'no', { resting: false }],
    ['resting', '', { resting: null }],
    ['tax', ' drinks ', { taxRate: 'drinks' }],
    ['tax', '', { taxRate: null }],
    ['sizes', '', { sizes: null }],
    ['served', '', { served: null }],
    [
      'served',
      '"mon–Wednesday, Fri 9:30 - 24:00 | Sat-Sun 18:00-01:00"',
      {
        served: [
          { days: ['mon', 'tue', 'wed', 'fri'], from: '09:30', to: '00:00' },
          { days: ['sat', 'sun'], from: '18:00', to: '01:00' },
        ],
      },
    ],
    [
      'served',
      'Sun-Mon 10:00-12:00',
      { served: [{ days: ['mon', 'sun'], from: '10:00', to: '12:00' }] },
    ],
    ['notice', ' 2880 ', { noticeMinutes: 2880 }],
    ['notice', '٢٨٨٠', { noticeMinutes: 2880 }],
    ['notice', '', { noticeMinutes: null }],
    [
      'sizes',
      '"Small = 9,50 € | 30 cm=12"',
      {
        sizes: [
          { id: 'small', name: 'Small', cents: 950 },
          { id: '30-cm', name: '30 cm', cents: 1200 },
        ],
      },
    ],
  ])('reads %s %j as %j, and leaves out facts without a column', (column, cell, fields) => {
    const dish = { ...soup, _id: 'a', name: 'Soup', recipe: 'Hot.' };
    expect(imported({ [column]: cell }).output).toEqual({ ...dish, ...fields });
  });

  it.each([
    ['diets', 'vegan|paleo', /“paleo” isn't one of the diets: vegetarian, vegan/],
    ['diets', 'vegan;halal', /“vegan;halal” isn't one of the diets/],
    ['diets', 'vegan|vegan', /has one word twice/],
    ['allergens', 'milk|', /“” isn't one of the allergens/],
    ['allergens', 'dairy', /“dairy” isn't one of the allergens: gluten, /],
    ['allergens', 'none|milk', /“none” isn't one of the allergens/],
    ['options', 'extras|my sauces', /can't be an ID/],
    ['options', 'a|b|c|d|e|f|g|h|i', /up to 8 groups/],
    ['load', '1.5', /whole number from 0 to 20/],
    ['load', '21', /whole number from 0 to 20/],
    ['load', 'much', /whole number from 0 to 20/],
    ['resting', 'winter', /yes, no or empty/],
    ['resting', 'constructor', /yes, no or empty/],
    ['tax', '13 %', /ID of a tax rate/],
    ['served', 'Lunch', /“Lunch” isn't one/],
    ['served', 'Mon 11:30-14:30|Tue 11:30', /“Tue 11:30” isn't one/],
    ['served', 'Mon 11:30-26:00', /00:00 to 23:59/],
    ['served', 'Mon 11:30-11:30', /no time at all/],
    ['notice', '2 days', /whole number of minutes/],
    ['notice', '10081', /whole number of minutes/],
    ['sizes', 'Small=9.50', /2 to 8/],
    ['sizes', 'Small=9.50|Large', /“Large” isn't one/],
    ['sizes', 'Small=9.50|Large=', /“Large=” isn't one/],
    ['sizes', '"Small=9.50|Large=1,250"', /more than one way/],
    ['sizes', 'Small=9.50|SMALL=12', /same name/],
    ['sizes', 'Small=9.50|Large=0', /whole number of cents/],
  ])('refuses %s %j, and names the column', (column, cell, words) => {
    const { issues } = imported({ [column]: cell });
    expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual([column]);
    expect(issues?.[0].message).toMatch(words);
  });

  it('takes an empty price from the cheapest size', () => {
    const sizes = 'Large=12|Small=9.50';
    const priced = v.parse(importedDishSchema, { ...soup, price: '', sizes });
    expect(priced.price).toBe(9.5);
    const { issues } = v.safeParse(importedDishSchema, { ...soup, price: ' ', sizes: '' });
    expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(['price']);
  });

  it.each(['\n', '\r\n', '\r'])('accepts rows that end with %j, and none after the last', (end) => {
    expect(rowsOf([header, row, row.replace('a,', 'b,')].join(end))).toHaveLength(2);
  });

  it('turns line breaks inside a cell into newlines', () => {
    const [first] = rowsOf(`${header}\r\na,Soup,soup,8,"One.\r\nTwo.\rThree.\nFour.",x\r\n`);
    expect(first?.row.recipe).toBe('One.\nTwo.\nThree.\nFour.');
  });

  it('says which rows name the same dish', () => {
    const nameless = ',Soup,soup,8.2,Hot.,x';
    const rows = rowsOf([header, row, nameless, row, nameless, `'${row}`].join('\n'));
    expect(rows.map(({ errors }) => errors)).toEqual([
      {},
      {},
      { _id: 'Row 2 already has this _id.' },
      { name: 'Row 3 already has this dish.' },
      {},
    ]);
  });

  it('names the rows with too many cells, not counting empty ones', () => {
    const rows = rowsOf([header, `${row},,`, `b${row.slice(1)},more`].join('\n'));
    expect(rows.map(({ errors }) => Object.keys(errors))).toEqual([[], ['row']]);
  });

  it('leaves missing cells for the server to refuse', () => {
    expect(rowsOf(`${header}\na,Soup`)[0]?.row).toEqual({
      _id: 'a',
      name: 'Soup',
      category: '',
      price: '',
      recipe: '',
      image: '',
    });
  });

  it.each([
    ['', /missing name, category, price\.$/],
    [header, /no dishes/],
    [`${header}\n,,,,,\n\n`, /no dishes/],
    ['_id,name,category\n', /missing price/],
    [`${header},name\n${row}`, /“name” appears twice/],
    ['__proto__,constructor\n1,2', /“__proto__” and “constructor” aren't menu columns/],
    [
      'Discount,SKU\n1,2',
      /^“Discount” and “SKU” aren't menu columns\. Rename or remove them\. The first row is missing name, category, price\.$/,
    ],
    ['PK\u0003\u0004 this is a spreadsheet, not a CSV file', /This is a spreadsheet/],
  ])('refuses %j with a helpful message', (text, words) => {
    expect(faultOf(text)).toMatch(words);
  });

  it.each([
    ['UTF-8', bytesOf(`\uFEFF${header}\na,Crème,x`)],
    ['Windows-1252', new Uint8Array(Buffer.from(`${header}\na,Crème,x`, 'latin1'))],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${header}\na,Crème,x`, 'utf16le'))],
  ])('reads %s, and says so', (encoding, bytes) => {
    expect(openMenuCsv(bytes)).toMatchObject({ table: { source: { encoding } } });
    expect(rowsOf(bytes)).toMatchObject([{ row: { name: 'Crème' } }]);
  });

  it('refuses a picture, and says what it wants', () => {
    const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    expect(faultOf(bytes)).toMatch(/isn't a text file\. Save it as “CSV UTF-8”/);
  });

  it('refuses 10 MB without reading them', () => {
    expect(faultOf(new Uint8Array(10_000_000).fill(0x61))).toMatch(/larger than 5 MB/);
  });

  it('refuses millions of rows without parsing them', () => {
    expect(faultOf(`${header}\n${'\n'.repeat(limits.importFileBytes - 100)}`)).toContain(
      tooManyRows,
    );
  });

  it('accepts the largest possible menu', () => {
    const rows = Array.from({ length: limits.importFileRows }, (_, n) => `${n}${row.slice(1)}`);
    expect(rowsOf([header, ...rows].join('\n'))).toHaveLength(limits.importFileRows);
    expect(faultOf([header, ...rows, row].join('\n'))).toContain(tooManyRows);
  });
});
