import { expect, it } from 'vitest';
import { declaredInWords, labelsOf } from './declared-in-words.ts';

const words = { vegan: { inSentence: 'vegan' } };

it.each(Object.getOwnPropertyNames(Object.prototype))(
  'requirement 55: the word %s in a cell is shown as it is, like any unknown word',
  (name) => {
    expect(labelsOf(`vegan|${name}|love`, words)).toEqual(['vegan', name, 'love']);
  },
);

it('what a dish declares fits on one line', () => {
  expect(declaredInWords({ diets: 'vegan', allergens: 'none' })).toBe('vegan · no allergens');
  expect(declaredInWords({ diets: '', allergens: '' })).toBe('not declared');
});
