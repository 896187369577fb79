import type { KnownExport } from '../known-export.ts';

/**
 * The items of the back office. The name of the shop stands in the headings of prices: of several
 * shops, the first counts. What a modifier list holds is not in the file.
 */
export const loyverse: KnownExport = {
  system: 'loyverse',
  signs: ['Handle', 'Name', 'Sold by weight', 'Option 1 value'],
  columns: {
    name: ['Name'],
    category: ['Category'],
    price: ['Price [*]', 'Price', 'Default price'],
    recipe: ['Description'],
    image: [],
  },
  size: ['Option 1 value', 'Option 2 value', 'Option 3 value'],
  noSize: [],
  dish: 'Handle',
  lists: 'Modifier - "*"',
  resting: { 'Available for sale [*]': ['N'], 'Available for sale': ['N'] },
};
