import { allergenIds, type Allergen } from '@thymely/contract/menu/declarations';
import { expect, it } from 'vitest';
import { allergenName, allergensInWords } from './allergen-words.ts';

it.each<[Allergen[], string, string]>([
  [[], '', ''],
  [['milk'], 'milk', 'milk (G)'],
  [['nuts', 'milk'], 'milk and tree nuts', 'milk (G) and tree nuts (H)'],
  [
    ['sulphites', 'milk', 'nuts', 'milk'],
    'milk, tree nuts, and sulfites',
    'milk (G), tree nuts (H), and sulfites (O)',
  ],
])('%j are named once, in the usual order, with letters where they are used', (...row) => {
  const [contained, plain, withLetters] = row;
  expect(allergensInWords(contained, false)).toBe(plain);
  expect(allergensInWords(contained, true)).toBe(withLetters);
});

it('each of the 14 allergens has a name and a letter of its own', () => {
  expect(new Set(allergenIds.map((id) => allergenName(id, false))).size).toBe(14);
  const letters = allergenIds.map((id) => /^\S.* \(([A-R])\)$/.exec(allergenName(id, true))?.[1]);
  expect(letters).toHaveLength(14);
  expect(letters.join('')).toBe('ABCDEFGHLMNOPR');
});
