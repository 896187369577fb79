import type { Category } from '@thymely/contract/limits';

/** The tint behind a dish, by its category (art.css). */
export const categoryTints: Record<Category, string> = {
  salad: 'tint-salad',
  pizza: 'tint-pizza',
  soup: 'tint-soup',
  dessert: 'tint-dessert',
  drinks: 'tint-drinks',
  popular: 'tint-popular',
};
