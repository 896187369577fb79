import { expect, it } from 'vitest';
import { readCsvCells } from './read-csv-file.ts';

const fileOf = (cells: number) => new TextEncoder().encode(`,,name\n${Array(cells).join(',')}\n`);

it('requirement 67: a file of more than 200 columns is refused, wherever they are', () => {
  expect(readCsvCells(fileOf(200)).rows[0]?.cells).toContain('name');
  expect(() => readCsvCells(fileOf(201))).toThrow(/more than 200 columns/);
});
