import type { Meals } from '../meals.schema.ts';

export const meals: Meals = {
  goesWith: {
    salad: ['soup', 'drinks'],
    pizza: ['drinks', 'salad'],
    soup: ['salad', 'drinks'],
    dessert: ['drinks', 'dessert'],
    drinks: ['pizza', 'dessert'],
    popular: ['drinks', 'salad'],
  },
  courses: [
    { category: 'drinks', question: 'Something to drink?' },
    { category: 'dessert', question: 'Room for dessert?' },
  ],
  question: 'A drink, and something sweet?',
  clock: [
    ...['soup', 'popular', 'drinks', 'dessert'],
    ...['drinks', 'salad', 'pizza', 'soup'],
    ...['popular', 'dessert', 'pizza', 'salad'],
  ],
};
