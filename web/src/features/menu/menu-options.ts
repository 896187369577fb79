import type { Category } from '@thymely/contract/limits';

/** The menu page's categories in order; 'All' stands for no choice. */
export const categoryOptions: { label: string; category: Category | undefined }[] = [
  { label: 'All', category: undefined },
  { label: 'Salad', category: 'salad' },
  { label: 'Pizza', category: 'pizza' },
  { label: 'Soups', category: 'soup' },
  { label: 'Desserts', category: 'dessert' },
  { label: 'Drinks', category: 'drinks' },
];

/** 'Default' is the menu's own order: newest first. */
export const sortOptions = [
  { value: 'default', label: 'Default' },
  { value: 'name-asc', label: 'A-Z' },
  { value: 'name-desc', label: 'Z-A' },
  { value: 'price-asc', label: 'Low to High' },
  { value: 'price-desc', label: 'High to Low' },
] as const;

export type SortOrder = (typeof sortOptions)[number]['value'];

export const dishesPerPage = 8;
