import type { KnownExport } from '../known-export.ts';

const common = {
  system: 'shopify',
  noSize: ['Default Title', 'Title'],
  categories: { levels: '>' },
  leftOut: { 'Gift card': ['TRUE'] },
} as const;

/** The products with the headings of before 2024, which many exports still have. */
export const shopify: KnownExport = {
  ...common,
  signs: ['Handle', 'Title', 'Variant Price'],
  columns: {
    name: ['Title'],
    category: ['Type', 'Custom Product Type', 'Product Category', 'Standard Product Type'],
    price: ['Variant Price'],
    recipe: ['Body (HTML)', 'Body HTML'],
    image: ['Image Src'],
  },
  size: ['Option1 Value', 'Option2 Value', 'Option3 Value'],
  dish: 'Handle',
  resting: { Status: ['draft', 'archived', 'unlisted'] },
};

/** The products with the headings of today's template. */
export const shopifyToday: KnownExport = {
  ...common,
  signs: ['Title', 'URL handle', 'Option1 value'],
  columns: {
    name: ['Title'],
    category: ['Type', 'Product category'],
    price: ['Price'],
    recipe: ['Description'],
    image: ['Product image URL'],
  },
  size: ['Option1 value', 'Option2 value', 'Option3 value'],
  dish: 'URL handle',
  resting: { Status: ['draft', 'archived', 'unlisted'] },
};
