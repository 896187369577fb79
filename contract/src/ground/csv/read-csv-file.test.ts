import { expect, it } from 'vitest';
import { readCsvTable } from './read-csv-file.ts';

const fileOf = (cells: number) => new TextEncoder().encode(`,,name\n${Array(cells).join(',')}\n`);

it('requirement 67: a file of more than 200 columns is refused, wherever they are', () => {
  expect(readCsvTable(fileOf(200)).headings).toContain('name');
  expect(() => readCsvTable(fileOf(201))).toThrow(/more than 200 columns/);
});
