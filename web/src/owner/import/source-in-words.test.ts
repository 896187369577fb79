import { expect, it } from 'vitest';
import type { ChosenFile } from './matching/file-matching.ts';
import { sourceInWords } from './source-in-words.ts';

const table = {
  source: { sheet: 'Dishes', sheets: ['Dishes', 'Options'] },
  headings: [],
  rows: [],
};

it('other sheets are only called left out if nothing was read from them', () => {
  expect(sourceInWords({ table })).toBe(
    'Read from the sheet “Dishes”. The other sheet was left out.',
  );
  const own: ChosenFile['own'] = { groups: [], categories: [], order: [], faults: [] };
  expect(sourceInWords({ table, own })).toBe('Read from the sheet “Dishes”.');
});
