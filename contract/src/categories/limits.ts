import { categoryNameLength } from '../../../brands/category-rules.ts';

export const categoryLimits = {
  categories: 40,
  /** The most serving times of a category or a dish. */
  servingTimes: 6,
  /** The maximum body of a call that saves all categories, with room for all serving times. */
  bodyBytes: 64 * 1024,
  /** The days of a serving time are the sixth level of that body. */
  bodyDepth: 6,
  nameLength: categoryNameLength,
  /** The most dishes that a deletion moves to another category: each is two writes of one batch. */
  movedDishes: 200,
} as const;
