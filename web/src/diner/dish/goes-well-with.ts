import type { Category } from '@thymely/contract/ground/categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** What makes a meal of a dish, the best first. */
const pairings: Record<Category, readonly [Category, Category]> = {
  salad: ['soup', 'drinks'],
  pizza: ['drinks', 'salad'],
  soup: ['salad', 'drinks'],
  dessert: ['drinks', 'dessert'],
  drinks: ['pizza', 'dessert'],
  popular: ['drinks', 'salad'],
};

/** Two dishes to go with one. The same dish is always shown with the same, others with others. */
export function goesWellWith(dish: MenuItem, menu: readonly MenuItem[]): MenuItem[] {
  const taken = new Set([dish._id]);
  const seed = seedOf(dish._id);
  return pairings[dish.category].flatMap((category) => {
    const offered = menu.filter((other) => other.category === category && !taken.has(other._id));
    const chosen = offered[seed % offered.length];
    if (!chosen) return [];
    taken.add(chosen._id);
    return [chosen];
  });
}

function seedOf(id: string): number {
  return [...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
}
