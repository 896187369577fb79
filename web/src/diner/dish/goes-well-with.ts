import { meals } from '@brand/meals.ts';
import type { MenuItem } from '@thymely/contract/menu/endpoints';

/** Returns two dishes that go with one: always the same two for the same dish. */
export function goesWellWith(dish: MenuItem, menu: readonly MenuItem[]): MenuItem[] {
  const taken = new Set([dish._id]);
  const seed = seedOf(dish._id);
  return (meals.goesWith[dish.category] ?? []).flatMap((category) => {
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
