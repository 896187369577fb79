import { describe, expect, it } from 'vitest';
import type { MenuFileRow } from '@thymely/contract/menu/read-csv';
import { countOutcomes, cutIntoBatches, reviewRows, rowsToWrite } from './import-rows.ts';

function fileRow(number: number, fields: Partial<MenuFileRow> = {}): MenuFileRow {
  return { number, row: { name: `Dish ${number}` }, errors: {}, ...fields };
}

describe('the review of a file', () => {
  const rows = [
    fileRow(2),
    fileRow(3),
    fileRow(4, { errors: { name: 'Row 2 is the same dish.' } }),
  ];
  const reviewed = reviewRows(rows, [
    { outcome: 'created', _id: 'a' },
    { outcome: 'refused', errors: { price: 'Price must be a number.' } },
    { outcome: 'created', _id: 'b' },
  ]);

  it('refuses rows that the server refuses, and rows that are wrong within the file', () => {
    expect(reviewed.map(({ outcome }) => outcome)).toEqual(['created', 'refused', 'refused']);
    expect(reviewed[1]?.errors).toEqual({ price: 'Price must be a number.' });
    expect(reviewed[2]?.errors).toEqual({ name: 'Row 2 is the same dish.' });
  });

  it('refuses a row without an answer from the server', () => {
    expect(reviewRows([fileRow(2)], [])[0]?.outcome).toBe('refused');
  });

  it('counts rows, and writes only those that change something', () => {
    expect(countOutcomes(reviewed)).toEqual({ created: 1, updated: 0, unchanged: 0, refused: 2 });
    expect(rowsToWrite(reviewed).map(({ number }) => number)).toEqual([2]);
    expect(rowsToWrite(reviewRows([fileRow(2)], [{ outcome: 'unchanged', _id: 'a' }]))).toEqual([]);
  });
});

describe('the batches of an import', () => {
  it('have at most a hundred rows, in order, and leave none out', () => {
    const rows = Array.from({ length: 250 }, (_, index) => fileRow(index));
    const batches = cutIntoBatches(rows);
    expect(batches.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(batches.flat()).toEqual(rows);
  });

  it('are smaller when their rows are large, measured in the size that is sent', () => {
    const recipe = 'é'.repeat(100_000);
    const rows = Array.from({ length: 7 }, (_, index) => fileRow(index, { row: { recipe } }));
    expect(cutIntoBatches(rows).map(({ length }) => length)).toEqual([5, 2]);
  });

  it('leave a row that is too large for any call on its own', () => {
    const giant = fileRow(3, { row: { recipe: 'x'.repeat(2_000_000) } });
    expect(cutIntoBatches([fileRow(2), giant, fileRow(4)]).map(({ length }) => length)).toEqual([
      1, 1, 1,
    ]);
  });

  it('do not exist without rows', () => {
    expect(cutIntoBatches([])).toEqual([]);
  });
});
