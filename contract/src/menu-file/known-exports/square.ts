import type { KnownExport } from '../known-export.ts';

/**
 * The item library, as a workbook or as CSV: the headings of an export of 2025. In the workbook they
 * are in the second row. Modifiers are not in it: a dish only says which lists it has.
 */
export const square: KnownExport = {
  system: 'square',
  signs: ['Token', 'Item Name', 'Variation Name'],
  columns: {
    name: ['Customer-facing Name', 'Item Name'],
    category: ['Categories', 'Category', 'Reporting Category'],
    price: ['Price'],
    recipe: ['Description'],
    image: [],
  },
  size: ['Variation Name'],
  noSize: ['Regular', 'Regular Price', 'Default'],
  categories: { separator: ', ', levels: '>' },
  lists: 'Modifier Set - *',
  leftOut: { Archived: ['Y'], Sellable: ['N'] },
  resting: { 'Square Online Item Visibility': ['hidden', 'unavailable'] },
};
