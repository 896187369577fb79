import { expect, it } from 'vitest';
import { inBrandWords } from '@thymely/contract/testing/in-brand-words';
import { toppings } from '../testing/option-groups.ts';
import { toMenuFacts } from './menu-facts.ts';

it('the declarations of a dish are put into words as inside a sentence, and so is an empty list', () => {
  const dish = { diets: ['vegan', 'gluten-free'], allergens: [], optionGroups: ['sizes'], load: 2 };
  expect(toMenuFacts(dish)).toEqual({
    diets: 'vegan, gluten-free',
    allergens: 'none',
    options: 'sizes',
    load: '2',
  });
});

it('when a dish is served is put into words, with its notice', () => {
  const served = [{ days: ['mon', 'tue', 'wed'], from: '11:30', to: '14:30' }];
  const facts = { served: inBrandWords('Mon–Wed 11:30 AM–2:30 PM'), noticeMinutes: '2880 min' };
  expect(toMenuFacts({ served, noticeMinutes: 2880 })).toEqual(facts);
  expect(toMenuFacts({ served: 'by hand', noticeMinutes: '2' })).toEqual({});
});

it('the sizes of a dish are put into words, with their prices and loads', () => {
  const sizes = [
    { id: 'small', name: 'Small', cents: 950 },
    { id: 'large', name: 'Large', cents: 1200, load: 3 },
  ];
  const facts = { sizes: inBrandWords('Small $9.50; Large $12.00 (load 3)') };
  expect(toMenuFacts({ sizes })).toEqual(facts);
  expect(toMenuFacts({ sizes: 'by hand' })).toEqual({});
});

it('a dish without declarations has no facts', () => {
  expect(toMenuFacts({ name: 'Soup', priceCents: 900 })).toEqual({});
});

it('an unknown word is kept', () => {
  expect(toMenuFacts({ allergens: ['milk', 'pollen'] })).toEqual({ allergens: 'milk, pollen' });
});

it('the choices of a group of options are put into words, and so is how many must be chosen', () => {
  expect(toMenuFacts(toppings)).toEqual({
    choose: '0 to 2',
    choices: inBrandWords(
      'Olives +$1.00 (vegan); Feta +$1.50 (milk); Herbs (chosen from the start)',
    ),
  });
  const [olives] = toppings.choices;
  expect(toMenuFacts({ choices: [{ ...olives, centsBySize: { large: 150 } }] }).choices).toBe(
    inBrandWords('Olives +$1.00 (large +$1.50, vegan)'),
  );
  expect(toMenuFacts({ min: 0, max: 4, maxEach: 2 }).choose).toBe('0 to 4, at most 2 of each');
  expect(toMenuFacts({ min: 1, max: 1, choices: 'by hand' })).toEqual({ choose: '1' });
});
