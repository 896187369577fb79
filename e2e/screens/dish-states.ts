import type { ListedState } from './screen-state.ts';
import { dialog, heading, press, text } from './shows.ts';

/** The sheet of a dish on top of the menu, and the dish's own page. */
export const dishStates: ListedState[] = [
  {
    name: 'dish-sheet',
    route: '/menu',
    at: '/menu?dish=ember-margherita',
    shows: dialog('Ember Margherita'),
  },
  {
    name: 'dish-sheet-options',
    route: '/menu',
    at: '/menu?dish=coal-rib-eye',
    // Another group is open, and the field for a note.
    reach: async (page) => {
      await press(/How would you like it\?/)(page);
      await press('Add a note for the kitchen')(page);
    },
    shows: text('Choose 1.'),
  },
  {
    name: 'dish-sheet-undone-diet',
    route: '/menu',
    at: '/menu?dish=brown-sugar-bubble-tea',
    reach: (page) => page.getByRole('radio', { name: /^Oat milk/ }).check(),
    shows: text('not with Oat milk'),
  },
  {
    name: 'dish-choices',
    route: '/dish/:id',
    at: '/dish/coal-rib-eye',
    shows: (page) => page.getByRole('radio', { name: 'Medium rare' }),
  },
  {
    name: 'dish-sheet-sold-out-options',
    route: '/menu',
    at: '/menu?dish=coal-rib-eye',
    fault: 'some options are sold out',
    shows: (page) => page.getByRole('radio', { name: 'Rare Sold out today' }),
  },
  {
    name: 'dish-sheet-serving-times',
    after: 'menu-serving-times',
    reach: (page) => page.getByRole('main').getByRole('link', { name: 'Four Cheeses' }).click(),
    shows: text(/^It can't be had at any time/),
    widths: [1440, 360],
  },
  {
    name: 'dish-sheet-note',
    seenIn: 'dish-sheet-options',
    route: '/menu',
    at: '/menu?dish=four-cheeses',
    reach: press('Add a note for the kitchen'),
    shows: (page) => page.getByLabel('Note for the kitchen'),
  },
  {
    name: 'dish-sheet-gone',
    route: '/menu',
    at: '/menu?dish=never-there',
    shows: text('This dish is no longer on our menu'),
  },
  {
    name: 'dish',
    seenIn: 'dish-choices',
    route: '/dish/:id',
    at: '/dish/garden-bowl',
    shows: heading('Garden Bowl with Halloumi'),
  },
  {
    name: 'dish-gone',
    seenIn: 'dish-sheet-gone',
    route: '/dish/:id',
    at: '/dish/never-there',
    shows: heading('This dish is no longer on our menu'),
  },
];
