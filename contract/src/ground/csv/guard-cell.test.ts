import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guardCell, unguardCell } from './guard-cell.ts';
import { writeCsvFile } from './write-csv-file.ts';

/**
 * Splits a file into cells as a spreadsheet with another separator would. Quotes count only at the
 * beginning of a cell; any text after the closing quote still belongs to the cell.
 */
function cellsSeparatedBy(separator: string, text: string): string[] {
  const cells: string[] = [];
  let rest = text.replace(/^\uFEFF/, '');
  while (rest !== '') {
    const quoted = /^"((?:[^"]|"")*)"?/.exec(rest);
    rest = rest.slice(quoted?.[0].length ?? 0);
    const end = new RegExp(`[${separator}\r\n]|$`).exec(rest)?.index ?? 0;
    cells.push((quoted?.[1] ?? '').replaceAll('""', '"') + rest.slice(0, end));
    rest = rest.slice(end + 1);
  }
  return cells;
}

const formula = /^[\s"]*[=+\-@]|^\t/;

const formulasIn = (separator: string, text: string) =>
  cellsSeparatedBy(separator, writeCsvFile(['_id', 'name', 'recipe'], [['a', text, text]])).filter(
    (cell) => formula.test(cell),
  );

describe('requirement 56: a file that is opened where semicolons separate cells', () => {
  it.each([
    'Soup;=1+1',
    'Soup; =1+1',
    ';=1+1',
    'Soup;"=1+1"',
    'a;;-1;+1;@SUM(A1)',
    '"Soup";=1+1',
    'Soup, hot;=1+1',
    '=1+1;=1+1',
    'Stir.\n=1+1',
    'Stir.\n"=1+1"',
    'Stir.\n\n- 1 egg\n- 2 eggs',
    "Soup;'=1+1",
    'Soup;\t=1+1',
    'Soup\t=1+1',
  ])('has no formula in %j, which is read back unchanged', (text) => {
    for (const separator of [',', ';', '\t']) expect(formulasIn(separator, text)).toEqual([]);
    expect(unguardCell(guardCell(text))).toBe(text);
  });

  it('has no formula in any text, and every text is read back unchanged', () => {
    const part = fc.constantFrom(';', '=', '-', '"', "'", ' ', '\n', '\t', ',', 'a', '@', '+');
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join('').trim());
    fc.assert(
      fc.property(text, (whole) => {
        for (const separator of [',', ';', '\t']) expect(formulasIn(separator, whole)).toEqual([]);
        expect(unguardCell(guardCell(whole))).toBe(whole);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(['salt;pepper', "it's;'quoted'", 'a=b', '1-2;3', 'Hot & sour; with tofu'])(
    'keeps %j unchanged',
    (text) => {
      expect(guardCell(text)).toBe(text);
    },
  );
});
