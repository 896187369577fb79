import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DishDeclaration } from './dish-declaration.tsx';

type Declared = Parameters<typeof DishDeclaration>[0]['declared'];

const wordsOf = (declared: Declared) =>
  renderToStaticMarkup(<DishDeclaration declared={declared} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each<[string, Declared, RegExp]>([
  ['nothing', {}, /^Diets and allergens Not declared: ask us/],
  ['null', { diets: null, allergens: null }, /^Diets and allergens Not declared: ask us/],
  ['only diets', { diets: ['halal'] }, /^Diets Halal Allergens Not declared: ask us/],
  ['only allergens', { allergens: ['milk'] }, /^Diets Not declared: ask us .* Allergens Milk$/],
  [
    'that there are none',
    { diets: [], allergens: [] },
    /^Diets Made for no special diet Allergens Contains none of the 14 major allergens$/,
  ],
  [
    'both, in the usual order',
    { diets: ['gluten-free', 'vegan', 'vegetarian'], allergens: ['sesame', 'soybeans'] },
    /^Diets Vegan Gluten-free Allergens Soy Sesame$/,
  ],
])('a dish that declares %s says so', (_, declared, words) => {
  expect(wordsOf(declared)).toMatch(words);
});

it('a missing declaration is never shown as none', () => {
  expect(wordsOf({})).not.toMatch(/none|no special/i);
  expect(wordsOf({ diets: ['vegan'] })).not.toMatch(/none/i);
});
