import { expect, it } from 'vitest';
import { toCategoriesFacts } from './categories-facts.ts';

it('the categories are put into words, with what is set for each', () => {
  const categories = [
    { id: 'pizza', name: 'Pizzas', tab: 'Pizza', one: 'Pizza', tint: 'pizza', vessel: 'pizza' },
    { id: 'tea', name: 'Tea', tint: 'soup', vessel: 'drinks', load: 0, hidden: true },
  ];
  expect(toCategoriesFacts({ revision: 1, categories })).toEqual({
    categories: 'Pizzas (Pizza); Tea (load 0, hidden)',
    looks: 'Pizzas: color pizza, plate pizza; Tea: color soup, plate drinks',
  });
});

it('categories that no longer follow the contract have no facts', () => {
  expect(toCategoriesFacts({ categories: 'by hand' })).toEqual({});
});
