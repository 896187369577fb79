import { expect, it } from 'vitest';
import { toppings } from '../testing/option-groups.ts';
import { toMenuFacts } from './menu-facts.ts';

it('says what a dish declared, and that it declared none', () => {
  const dish = { diets: ['vegan', 'gluten-free'], allergens: [], optionGroups: ['sizes'], load: 2 };
  expect(toMenuFacts(dish)).toEqual({
    diets: 'Vegan, Gluten-free',
    allergens: 'none',
    options: 'sizes',
    load: '2',
  });
});

it('says nothing of a dish that declared nothing', () => {
  expect(toMenuFacts({ name: 'Soup', priceCents: 900 })).toEqual({});
});

it('keeps a word that nobody knows any more', () => {
  expect(toMenuFacts({ allergens: ['milk', 'pollen'] })).toEqual({ allergens: 'Milk, pollen' });
});

it('says what a group of options offered, and how many had to be chosen', () => {
  expect(toMenuFacts(toppings)).toEqual({
    choose: '0 to 2',
    choices: 'Olives +$1.00 (Vegan); Feta +$1.50 (Milk); Herbs (chosen from the start)',
  });
  expect(toMenuFacts({ min: 1, max: 1, choices: 'by hand' })).toEqual({ choose: '1' });
});
