import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { textCell as text, workbook, workbookParts as partsOf } from '../../../testing/workbook.ts';
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

  const huge = () => {
    const parts = partsOf({ Menu: '' });
    parts['xl/worksheets/sheet2.xml'] = new Uint8Array(60_000_000);
    return zipSync(parts);
  };

  /** The same archive, in whose directory each large entry claims to be small. */
  const lying = () => {
    const bytes = huge();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 30; at++) {
      const isEntry = view.getUint32(at, true) === 0x02014b50;
      if (isEntry && view.getUint32(at + 24, true) > 1_000_000) view.setUint32(at + 24, 1000, true);
    }
    return bytes;
  };

  it.each([
    ['a bomb', huge, /too large when it is unpacked/],
    ['a bomb that claims to be small', lying, /too large when it is unpacked/],
    [
      'a cell at the end of the world',
      () => workbook({ Menu: `<row r="1048576">${text('XFD1048576', 'x')}</row>` }),
      inBrandWords('cells beyond column 200 or row 20,000'),
    ],
    ['half of one', () => workbook({ Menu: '' }).slice(0, 300), /is damaged/],
    ['a zip of something else', () => zipSync({ 'a.txt': strToU8('a') }), /cannot be read/],
    [
      'an old one, or one with a password',
      () => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      /old workbook or one with a password/,
    ],
  ])('that is %s is refused in one line, at once', async (_, file, words) => {
    const bytes = file();
    const begun = performance.now();
    await expect(readWorkbook(bytes)).rejects.toThrow(words);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
