import { categoryNameLength } from '../../../brands/category-rules.ts';

export const categoryLimits = {
  categories: 40,
  nameLength: categoryNameLength,
  /** The most dishes that a deletion moves to another category: each is two writes of one batch. */
  movedDishes: 200,
} as const;
