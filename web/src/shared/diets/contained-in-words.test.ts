import { expect, it } from 'vitest';
import { containedInWords } from './contained-in-words.ts';

it.each([
  [['milk', 'gluten'] as const, /^Contains gluten.* and milk/],
  [[], /^Contains none of the 14 major allergens$/],
  [undefined, /^Allergens not declared$/],
  [null, /^Allergens not declared$/],
])('the allergens %j are named in one line', (allergens, said) => {
  expect(containedInWords({ allergens })).toMatch(said);
});
