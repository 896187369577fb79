import { expect, it } from 'vitest';
import { tableToCorrect } from './table-to-correct.ts';

const table = {
  source: { encoding: 'UTF-8' as const },
  headings: ['name', 'price', 'sizes', 'options'],
  rows: [{ number: 2, cells: ['Latte', '0', '', 'Milk|Size'] }],
};
const row = {
  number: 2,
  row: { name: 'Latte', price: '', sizes: 'Small=4|Large=5', options: 'milk-2' },
  errors: { category: 'No.' },
  outcome: 'refused' as const,
};

it('rows to correct name groups by their IDs, so that they come in without the file of another system', () => {
  const origin = { system: 'square' as const, lists: [], sizes: 0, pictures: 0, leftOut: 0 };
  expect(tableToCorrect({ table, origin }, [row]).rows).toEqual([
    { number: 2, cells: ['Latte', '0', 'Small=4|Large=5', 'milk-2'] },
  ]);
  expect(tableToCorrect({ table }, [row])).toBe(table);
});
