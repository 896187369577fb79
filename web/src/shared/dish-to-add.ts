import type { WantedDish } from '../model/dish-entry.ts';

/** How a dish is added to the cart. */
export type DishToAdd = WantedDish & {
  /** Called once the dish is in the cart, before a message says so. */
  onAdded?: () => void;
  /** Called when the choices turn out not to be offered. */
  onRefused?: () => void;
  /** Says why the dish was not added; by default in a toast. */
  onFailed?: (message: string) => void;
};
