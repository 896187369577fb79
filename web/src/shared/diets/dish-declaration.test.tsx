import type { Diet } from '@thymely/contract/menu/declarations';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brand } from '@brand/brand.ts';
import { allergensInWords } from './allergen-words.ts';
import { DishDeclaration } from './dish-declaration.tsx';

type Declared = Parameters<typeof DishDeclaration>[0]['declared'];

const wordsOf = (declared: Declared, undone?: Map<Diet, string>) =>
  renderToStaticMarkup(<DishDeclaration declared={declared} {...(undone && { undone })} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each<[string, Declared, string]>([
  ['nothing', {}, 'Diets and allergens not declared: ask us at …'],
  ['null', { diets: null, allergens: null }, 'Diets and allergens not declared: ask us at …'],
  ['only diets', { diets: ['halal'] }, 'Halal Allergens not declared: ask us at …'],
  [
    'only allergens',
    { allergens: ['milk'] },
    `Contains ${allergensInWords(['milk'])} Diets not declared: ask us at …`,
  ],
  [
    'that there are none',
    { diets: [], allergens: [] },
    'Made for no special diet Contains none of the 14 major allergens',
  ],
  [
    'both, in the usual order',
    { diets: ['gluten-free', 'vegan', 'vegetarian'], allergens: ['sesame', 'soybeans'] },
    `Vegan Gluten-free Contains ${allergensInWords(['soybeans', 'sesame'])}`,
  ],
])('a dish that declares %s says so', (_, declared, words) => {
  expect(wordsOf(declared)).toBe(words.replace('…', brand.telephones[0] ?? ''));
});

it('a missing declaration is never shown as none', () => {
  expect(wordsOf({})).not.toMatch(/none|no special/i);
  expect(wordsOf({ diets: ['vegan'] })).not.toMatch(/none/i);
});

it('a diet that a choice undoes is struck out, with the choice as the reason', () => {
  const declared: Declared = { diets: ['gluten-free', 'vegetarian'], allergens: ['milk'] };
  const undone = new Map<Diet, string>([['gluten-free', 'Oat milk']]);
  expect(wordsOf(declared, undone)).toBe(
    `Vegetarian Gluten-free not with Oat milk Contains ${allergensInWords(['milk'])}`,
  );
  const html = renderToStaticMarkup(<DishDeclaration declared={declared} undone={undone} />);
  expect(html).toContain('<s>Gluten-free</s>');
});

it('a vegan dish that a choice makes vegetarian says both', () => {
  const undone = new Map<Diet, string>([['vegan', 'Egg']]);
  expect(wordsOf({ diets: ['vegan', 'vegetarian'], allergens: [] }, undone)).toMatch(
    /^Vegetarian Vegan not with Egg/,
  );
});
