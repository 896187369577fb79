import type { Meals } from '../meals.schema.ts';

export const meals: Meals = {
  goesWith: {
    starters: ['pizza', 'wine'],
    pizza: ['wine', 'salad'],
    'white-pizza': ['wine', 'salad'],
    calzone: ['salad', 'wine'],
    house: ['wine', 'starters'],
    oven: ['wine', 'dessert'],
    salad: ['soup', 'drinks'],
    soup: ['starters', 'drinks'],
    dessert: ['drinks', 'dessert'],
    drinks: ['pizza', 'dessert'],
    wine: ['starters', 'pizza'],
  },
  courses: [
    { category: 'drinks', question: 'E para beber?' },
    { category: 'dessert', question: 'E um doce para terminar?' },
  ],
  question: 'Uma bebida e um doce?',
  clock: [
    ...['pizza', 'salad', 'dessert', 'drinks'],
    ...['starters', 'wine', 'house', 'pizza'],
    ...['white-pizza', 'calzone', 'soup', 'oven'],
  ],
};
