import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import {
  textCell as text,
  withEntries,
  workbook,
  workbookFiles as filesOf,
} from '../../../testing/workbook.ts';
import { readWorkbook } from './read-workbook.ts';
import { isWorkbook } from './unpack-workbook.ts';

describe('a workbook', () => {
  it('is read sheet by sheet: texts, numbers, dates, yes and no', async () => {
    const file = workbook({
      Empty: '',
      Menu: `<row r="1">${text('A1', 'Name')}${text('B1', 'Price')}${text('C1', 'Since')}${text('D1', 'Resting')}</row><row r="3"><c r="A3" t="s"><v>0</v></c><c r="B3"><v>10.899999999999999</v></c><c r="C3" s="1"><v>46054</v></c><c r="D3" t="b"><v>1</v></c></row>`,
    });
    expect(isWorkbook(file)).toBe(true);
    const [menu, ...others] = await readWorkbook(file);
    expect(others).toEqual([]);
    expect(menu?.name).toBe('Menu');
    expect(menu?.rows.at(0)).toEqual(['Name', 'Price', 'Since', 'Resting']);
    expect(menu?.rows.at(-1)).toEqual(['Crème & Brûlée', '10.9', '2026-02-01', 'yes']);
    expect(menu?.rows).toHaveLength(3);
  });

  it('is read with all the ways to write a cell', async () => {
    const file = workbook({
      Menu: `<x:row r='2'><x:c r='B2' t='inlineStr'><x:is><x:r><x:t>Soup </x:t></x:r><x:rPh><x:t>no</x:t></x:rPh><x:r><x:t><![CDATA[& more]]></x:t></x:r></x:is></x:c></x:row><row><c><v>7</v></c><c t="e"><v>#N/A</v></c><c t="str"><f>A1</f><v>a_x000A_b</v></c><c t="d"><v>2026-02-01T10:00:00</v></c><c s="1"><v>1e300</v></c><c t="b"><v>0</v></c></row>`,
    });
    const [menu] = await readWorkbook(file);
    expect(menu?.rows).toEqual([
      [],
      ['', 'Soup & more'],
      ['7', '', 'a\nb', '2026-02-01', '1e300', 'no'],
    ]);
  });

  it.each([
    ['0', '46054.5', '46054.5'],
    ['14', '46054.5', '2026-02-01'],
    ['dd/mm/yyyy', '46054.5', '2026-02-01'],
    ['[$-816]d\\ mmm', '46054.5', '2026-02-01'],
    ['#,##0.00\\ "days"', '46054.5', '46054.5'],
    ['[Red]0_d', '46054.5', '46054.5'],
  ])('shows a number in the format %s as what it is: %s', async (format, number, text) => {
    const files = filesOf({ Menu: `<row><c s="0"><v>${number}</v></c></row>` });
    const isOwn = !/^\d+$/.test(format);
    const own = `<numFmts><numFmt numFmtId="170" formatCode="${format.replaceAll('"', '&quot;')}"/></numFmts>`;
    const styles = `<styleSheet>${isOwn ? own : ''}<cellStyleXfs><xf numFmtId="22"/></cellStyleXfs><cellXfs><xf numFmtId="${isOwn ? 170 : format}"/></cellXfs></styleSheet>`;
    const [menu] = await readWorkbook(zipSync({ ...files, 'xl/styles.xml': strToU8(styles) }));
    expect(menu?.rows).toEqual([[text]]);
  });

  it('counts its days from 1904 when it says so', async () => {
    const files = filesOf({ Menu: '<row><c s="1"><v>0</v></c></row>' });
    const book = strFromU8(files['xl/workbook.xml'] ?? new Uint8Array());
    const since1904 = book.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
    const [menu] = await readWorkbook(zipSync({ ...files, 'xl/workbook.xml': strToU8(since1904) }));
    expect(menu?.rows).toEqual([['1904-01-01']]);
  });

  it.each([
    ['an old one, or one with a password', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1])],
    ['one with locked files', withEntries(zipSync(filesOf({ Menu: '' })), { flags: 1 })],
  ])('that is %s is refused with what to do', async (_, bytes) => {
    await expect(readWorkbook(bytes)).rejects.toThrow(/old workbook or one with a password/);
  });

  it.each([
    ['half of one', workbook({ Menu: '' }).slice(0, 300), /is damaged/],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') }), /cannot be read/],
    ['one without a sheet', withoutFile('xl/worksheets/sheet1.xml'), /cannot be read/],
    ['no XML', withoutFile('xl/workbook.xml', '<workbook <'), /cannot be read/],
    ['a cell in no row', workbook({ Menu: '<c><v>1</v></c>' }), /cannot be read/],
    ['packed in another way', withEntries(workbook({ Menu: '' }), { method: 12 }), /is damaged/],
    [
      'packed wrongly',
      withEntries(zipSync(filesOf({ Menu: '' }), { level: 0 }), { method: 8 }),
      /is damaged/,
    ],
    [
      'a text that is missing',
      workbook({ Menu: '<row><c t="s"><v>1</v></c></row>' }),
      /cannot be read/,
    ],
  ])('that is %s is refused', async (_, bytes, words) => {
    await expect(readWorkbook(bytes)).rejects.toThrow(words);
  });
});

/** Returns a workbook without one of its files, or with another text in its place. */
function withoutFile(name: string, text?: string): Uint8Array {
  const files = filesOf({ Menu: '' });
  delete files[name];
  return zipSync(text === undefined ? files : { ...files, [name]: strToU8(text) });
}
