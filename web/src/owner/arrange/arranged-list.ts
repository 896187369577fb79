import type { Category } from '@thymely/contract/ground/categories';
import type { EditedDish } from '../../api/menu/menu-editing.ts';

/** The dishes of a category in an order, by ID. */
export type DishIds = readonly string[];

/** Returns all dishes of a category: those of a list in its order, then the others, the newest first. */
export function inListedOrder(
  menu: readonly EditedDish[],
  category: Category,
  listed: DishIds,
): EditedDish[] {
  const dishes = menu.filter((dish) => dish.category === category);
  const byId = new Map(dishes.map((dish) => [dish._id, dish]));
  const first = listed.flatMap((id) => byId.get(id) ?? []);
  const isListed = new Set(listed);
  return [...first, ...dishes.filter(({ _id }) => !isListed.has(_id))];
}

/** An order as somebody found it, as they left it, and as somebody else has saved it meanwhile. */
type Versions = { base: DishIds; mine: DishIds; theirs: DishIds };

/**
 * Puts one's own moves on top of another order: each dish that one has moved comes behind the dish
 * that it was put behind. Dishes that are gone from the other order are left out, and its new ones stay.
 */
export function onTop({ base, mine, theirs }: Versions): string[] {
  const kept = keptOrder(base, mine);
  const isGone = (id: string) => !theirs.includes(id);
  const merged = theirs.filter((id) => kept.has(id) || !mine.includes(id));
  let before: string | undefined;
  for (const id of mine) {
    if (isGone(id)) continue;
    if (!kept.has(id)) merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
    before = id;
  }
  return merged;
}

/**
 * Returns the most dishes that have kept their order among each other: all others were moved. It is
 * the longest rising row of places, found by patience sorting.
 */
function keptOrder(base: DishIds, mine: DishIds): Set<string> {
  const places = new Map(base.map((id, place) => [id, place]));
  /** The last dish of the best row of each length, and the one before each dish. */
  const ends: string[] = [];
  const before = new Map<string, string | undefined>();
  const placeOf = (id: string | undefined) => places.get(id ?? '') ?? -1;
  for (const id of mine) {
    if (!places.has(id)) continue;
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle]) < placeOf(id)) low = middle + 1;
      else high = middle;
    }
    before.set(id, ends[low - 1]);
    ends[low] = id;
  }
  const kept = new Set<string>();
  for (let id = ends.at(-1); id !== undefined; id = before.get(id)) kept.add(id);
  return kept;
}
