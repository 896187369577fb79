import { expect, it } from 'vitest';
import { toCategoriesFacts } from './categories-facts.ts';

it('the categories are put into words, with what is set for each', () => {
  const served = [{ days: ['sat'], from: '00:00', to: '00:00' }];
  const categories = [
    { id: 'pizza', name: 'Pizzas', tab: 'Pizza', one: 'Pizza', tint: 'pizza', vessel: 'pizza' },
    { id: 'tea', name: 'Tea', tint: 'soup', vessel: 'drinks', load: 0, hidden: true, served },
  ];
  expect(toCategoriesFacts({ revision: 1, categories })).toEqual({
    categories: 'Pizzas (Pizza); Tea (load 0, Sat all day, hidden)',
    looks: 'Pizzas: color pizza, plate pizza; Tea: color soup, plate drinks',
  });
});

it('categories that no longer follow the contract have no facts', () => {
  expect(toCategoriesFacts({ categories: 'by hand' })).toEqual({});
});
