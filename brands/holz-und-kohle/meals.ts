import type { Meals } from '../meals.schema.ts';

export const meals: Meals = {
  goesWith: {
    grill: ['beilagen', 'getraenke'],
    beilagen: ['grill', 'getraenke'],
    getraenke: ['grill', 'beilagen'],
  },
  courses: [{ category: 'getraenke', question: 'Etwas zu trinken?' }],
  question: 'Noch etwas dazu?',
  clock: [
    ...['grill', 'beilagen', 'grill', 'getraenke', 'grill', 'beilagen'],
    ...['grill', 'getraenke', 'grill', 'beilagen', 'grill', 'getraenke'],
  ],
};
