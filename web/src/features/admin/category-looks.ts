import type { Category } from '@thymely/contract/limits';

/** The tint that stands for a category, behind its dishes. */
export const categoryDiscs: Record<Category, string> = {
  salad: 'bg-disc-salad',
  pizza: 'bg-disc-pizza',
  soup: 'bg-disc-soup',
  dessert: 'bg-disc-dessert',
  drinks: 'bg-disc-drinks',
  popular: 'bg-disc-popular',
};

/** What a category is called where one dish is meant. */
export const categoryNames: Record<Category, string> = {
  salad: 'Salad',
  pizza: 'Pizza',
  soup: 'Soup',
  dessert: 'Dessert',
  drinks: 'Drinks',
  popular: 'Popular',
};
