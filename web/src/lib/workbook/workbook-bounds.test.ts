import { strFromU8, strToU8, zipSync } from 'fflate';
import { expectLinear, hurting } from '@thymely/contract/testing/expect-linear';
import { describe, expect, it } from 'vitest';
import {
  overlappingEntries,
  textCell as text,
  withEntries,
  workbook,
  workbookFiles as filesOf,
} from '../../../testing/workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { readDateStyles, unescaped } from './workbook-files.ts';

const sheet = 'xl/worksheets/sheet1.xml';

/** A workbook of 40 kB of which a sheet has 41 MB. */
const huge = zipSync(
  { ...filesOf({ Menu: '' }), [sheet]: new Uint8Array(41_000_000) },
  { level: 1 },
);

describe('requirement 67: a workbook that unpacks to too much is refused', () => {
  it.each([
    ['as it is', () => huge],
    ['when it claims to be small', () => withEntries(huge, { size: 1000 })],
    ['when it claims to be empty', () => withEntries(huge, { size: 0 })],
    ['when its entries overlap and claim to be empty', () => overlappingEntries(1000, 4_000_000)],
    [
      'when it has too many entries',
      () =>
        zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}`, strToU8('')]))),
    ],
  ])('requirement 67: %s', async (_, file) => {
    await expect(readWorkbook(file())).rejects.toThrow(/too large when it is unpacked/);
  });
});

/** A workbook with a sheet outside of its folder. */
function elsewhere(rows: string): Uint8Array {
  const { [sheet]: moved = strToU8(''), ...others } = filesOf({ Menu: rows });
  const relations = 'xl/_rels/workbook.xml.rels';
  const names = strFromU8(others[relations] ?? strToU8(''));
  const renamed = names.replace('worksheets/sheet1.xml', '/docProps/app.xml');
  return zipSync({ ...others, [relations]: strToU8(renamed), 'docProps/app.xml': moved });
}

describe('requirement 67: a cell at the end of the world is refused', () => {
  const tooWide = /cells beyond column 200 or row 40\D?000/;

  it.each([
    ['with double quotes', `<row r="1048576">${text('A1048576', 'x')}</row>`],
    ['with single quotes', `<row r='1048576'>${text('A1048576', 'x').replaceAll('"', "'")}</row>`],
    ['with references to characters', '<row><c r="&#65;&#52;0001"><v>1</v></c></row>'],
    ['with prefixes', '<x:row x:r="40001"><x:c><x:v>1</x:v></x:c></x:row>'],
    ['far to the right', '<row><c r="GS1"><v>1</v></c></row>'],
    ['far to the right, in references', '<row><c r="&#x58;FD1"><v>1</v></c></row>'],
    ['below rows without numbers', `${'<row/>'.repeat(40_000)}<row><c><v>1</v></c></row>`],
    ['beside cells without addresses', `<row>${'<c/>'.repeat(200)}<c><v>1</v></c></row>`],
  ])('requirement 67: %s', async (_, rows) => {
    await expect(readWorkbook(workbook({ Menu: rows }))).rejects.toThrow(tooWide);
    await expect(readWorkbook(elsewhere(rows))).rejects.toThrow(tooWide);
  });

  it.each(['1e9', 'Infinity', '0x7fffffff', '-1', 'a1', 'A0', 'A1e9', '1'])(
    'requirement 67: and so is the address %s, which is none',
    async (address) => {
      const rows = `<row><c r="${address}"><v>1</v></c></row>`;
      await expect(readWorkbook(workbook({ Menu: rows }))).rejects.toThrow(/cannot be read/);
    },
  );

  it.each(['0', '1e9', 'Infinity', '-1', 'A1'])(
    'requirement 67: and the row %s',
    async (number) => {
      const rows = `<row r="${number}"><c><v>1</v></c></row>`;
      await expect(readWorkbook(workbook({ Menu: rows }))).rejects.toThrow(/cannot be read/);
    },
  );
});

describe('requirement 67: all sheets together have a bound', () => {
  const tooMany = /have too many cells/;
  const corner = '<row r="20000"><c r="GR20000"><v>1</v></c></row>';
  const wide = (row: number) => `<row r="${row}"><c r="GR${row}"><v>1</v></c></row>`;

  it('requirement 67: of rows', async () => {
    const sheets = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`S${n}`, corner]));
    await expect(readWorkbook(workbook(sheets))).rejects.toThrow(tooMany);
  });

  it('requirement 67: of cells, the blank ones before others included', async () => {
    const rows = Array.from({ length: 6000 }, (_, n) => wide(n + 1)).join('');
    await expect(readWorkbook(workbook({ Menu: rows }))).rejects.toThrow(tooMany);
  });

  it('requirement 67: also when many names lead to one sheet', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => wide(n + 1)).join('');
    const files = filesOf({ Menu: rows });
    const book = strFromU8(files['xl/workbook.xml'] ?? strToU8(''));
    const [named = ''] = /<sheet .*\/>/.exec(book) ?? [];
    const often = book.replace(named, named.repeat(100));
    const file = zipSync({ ...files, 'xl/workbook.xml': strToU8(often) });
    await expect(readWorkbook(file)).rejects.toThrow(tooMany);
  });

  it('requirement 67: of characters, also when many cells have the same text', async () => {
    const rows = Array.from({ length: 300 }, () => '<row><c t="s"><v>0</v></c></row>').join('');
    const shared = `<sst><si><t>${'x'.repeat(100_000)}</t></si></sst>`;
    const files = { ...filesOf({ Menu: rows }), 'xl/sharedStrings.xml': strToU8(shared) };
    await expect(readWorkbook(zipSync(files))).rejects.toThrow(tooMany);
  });

  const merged = (cells: string) => `<mergeCell ref="${cells}"/>`;
  const lines = (count: number) => '<row><c><v>1</v></c></row>'.repeat(count);

  it('requirement 67: of characters, also when thousands of merged cells repeat one text', async () => {
    const first = `<row>${text('A1', 'x'.repeat(100))}</row>`;
    const rows = `${first}${lines(1000)}${merged('A1:A1001').repeat(3000)}`;
    await expect(readWorkbook(workbook({ Menu: rows }))).rejects.toThrow(tooMany);
  });

  it('requirement 67: of cells, the blank ones before merged ones included', async () => {
    const rows = `${wide(1)}${lines(6000)}${merged('GR1:GR6001')}`;
    await expect(readWorkbook(workbook({ Menu: rows }))).rejects.toThrow(tooMany);
  });

  it('requirement 67: and merged cells without a text, or far outside, cost nothing', async () => {
    const cells = ['B1:B1048576', 'A1048576:A1048577', 'XFD1:XFD1048576'].map(merged).join('');
    const [menu] = await readWorkbook(workbook({ Menu: lines(1) + cells.repeat(5000) }));
    expect(menu?.rows).toEqual([['1']]);
  });

  it('requirement 67: a menu of 5000 dishes is far within it', async () => {
    const cells = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'];
    const rows = Array.from({ length: 5001 }, (_, n) => {
      const texts = cells.map((letter) => text(`${letter}${n + 1}`, 'x'.repeat(40)));
      return `<row r="${n + 1}">${texts.join('')}</row>`;
    });
    const [menu] = await readWorkbook(workbook({ Menu: rows.join('') }));
    expect(menu?.rows).toHaveLength(5001);
  });
});

/** Reads a format of cells, which is one of a date or not. */
const readFormat = (code: string) =>
  readDateStyles(strToU8(`<numFmts><numFmt numFmtId="200" formatCode='${code}'/></numFmts>`));

it.each(Object.entries({ readFormat, unescaped }))(
  'requirement 67: %s never takes a text of a workbook long',
  (_, read) => {
    const texts = [
      hurting('"', 'd'),
      hurting('[', 'd'),
      hurting('[a', 'd'),
      `[${hurting('a', 'd')}`,
      hurting('\\_*', 'd'),
      hurting('_', 'x'),
      hurting('_x', '_'),
      hurting('_x000', '_'),
      hurting('_x000D', '_'),
    ];
    for (const each of texts) expectLinear(read, each);
  },
);
