import type { KnownExport } from '../known-export.ts';

/**
 * The bulk import template, basic or advanced, as an owner has filled it out. Toast has no export of a
 * whole menu. A row names its parent by operation ID; menu groups stand there as IDs of Toast.
 */
export const toastTemplate: KnownExport = {
  system: 'toast',
  signs: ['Operation', 'Entity type', 'Operation ID', 'Parent version ID or operation ID'],
  columns: {
    name: ['Modifier name', 'Name'],
    // The menu group that is the parent of a dish.
    category: [],
    price: ['Price'],
    recipe: ['Item description'],
    image: [],
  },
  size: [],
  noSize: [],
  leftOut: { Operation: ['UPDATE'] },
  resting: { 'Visible to Toast Online Ordering, Toast Takeout App': ['FALSE'] },
  tree: {
    kind: 'Entity type',
    kinds: { menu_item: 'dish', modifier_group: 'list', modifier: 'choice' },
    ids: ['Operation ID'],
    parent: 'Parent version ID or operation ID',
    attached: 'Version ID or operation ID',
    ownPrices: ['Pricing strategy or method', 'PRICED_BY_MODIFIERS'],
    isDefault: 'Default modifier',
  },
};
