import { expect, it } from 'vitest';
import { type FileTable, tableFrom } from '../ground/csv/file-table.ts';
import { readCsvCells } from '../ground/csv/read-csv-file.ts';
import { writeFaultyRows } from './write-csv.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const tableIn = (text: string): FileTable => {
  const { encoding, rows } = readCsvCells(bytesOf(text));
  return { source: { encoding }, ...tableFrom(rows, 0) };
};
const table = tableIn('Dish;Price;SKU\nSoup;1,234;7\nPie;4;8\n=1+1;"1;2";9\n\'=2+2;x;9\n');

it('rows with errors become a file with the reasons first, in their own words and columns', () => {
  const reasons = new Map([
    [2, 'Which price?'],
    [4, 'No price.'],
    [5, 'No price.'],
  ]);
  expect(writeFaultyRows(table, reasons)).toBe(
    '\uFEFFreasons,Dish,Price,SKU\r\n' +
      'Which price?,Soup,"1,234",7\r\n' +
      'No price.,\'=1+1,"1;2",9\r\n' +
      "No price.,'=2+2,x,9\r\n",
  );
});

it('the reasons of an earlier attempt are replaced', () => {
  const first = writeFaultyRows(table, new Map([[2, 'Which price?']]));
  const again = writeFaultyRows(tableIn(first), new Map([[2, 'Too much.']]));
  expect(again).toBe('\uFEFFreasons,Dish,Price,SKU\r\nToo much.,Soup,"1,234",7\r\n');
});
