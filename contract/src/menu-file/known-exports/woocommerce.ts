import type { KnownExport } from '../known-export.ts';

/** The products of the built-in exporter. A size is a row of its own, which names its dish. */
export const woocommerce: KnownExport = {
  system: 'woocommerce',
  signs: ['Type', 'SKU', 'Name', 'Regular price', 'Categories'],
  columns: {
    name: ['Name'],
    category: ['Categories'],
    price: ['Regular price'],
    recipe: ['Short description', 'Description'],
    image: ['Images'],
  },
  size: ['Attribute 1 value(s)', 'Attribute 2 value(s)', 'Attribute 3 value(s)'],
  noSize: [],
  categories: { separator: ', ', levels: '>' },
  // Drafts are -1, and what only its makers see is 0.
  resting: { Published: ['-1', '0'], 'Visibility in catalog': ['hidden'] },
  tree: {
    kind: 'Type',
    kinds: { simple: 'dish', variable: 'dish', variation: 'size' },
    ids: ['ID', 'SKU'],
    parent: 'Parent',
    parentPrefix: 'id:',
  },
};
