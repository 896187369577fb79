import type { Category } from '@thymely/contract/ground/categories';
import { compareInCategory } from '@thymely/contract/menu/menu-order';
import type { MenuItem, MenuOrder } from '@thymely/contract/menu/endpoints';
import type { Actor } from '../audit/store.ts';
import { entityTagOf, requireVersion } from '../http/entity-tag.ts';
import { invalidField } from '../platform/app-error.ts';
import type { OfImport } from './import/import-record.firestore.ts';
import type { MenuCache } from './menu-cache.ts';
import type { MenuOrderStore } from './menu-order.firestore.ts';
import * as words from './words.en.ts';

/**
 * Adds its position to each dish that was arranged. Whoever is in the list of a category but no
 * longer one of its dishes takes no place.
 *
 * @param arranged the IDs of the arranged dishes, by category.
 */
export function withPositions(
  dishes: readonly MenuItem[],
  arranged: ReadonlyMap<Category, readonly string[]>,
): MenuItem[] {
  const categoryOf = new Map(dishes.map(({ _id, category }) => [_id, category]));
  const positionOf = new Map(
    [...arranged].flatMap(([category, ids]) =>
      ids
        .filter((id) => categoryOf.get(id) === category)
        .map((id, position) => [id, position] as const),
    ),
  );
  return dishes.map((dish) => {
    const position = positionOf.get(dish._id);
    return position === undefined ? dish : { ...dish, position };
  });
}

/** Returns the dishes of a category that were arranged, in their order. */
export async function readMenuOrder(
  { menuCache }: { menuCache: MenuCache },
  category: Category,
): Promise<MenuOrder> {
  const { all } = await menuCache.read();
  const arranged = all.filter((dish) => dish.category === category && dish.position !== undefined);
  return { ids: arranged.toSorted(compareInCategory).map(({ _id }) => _id) };
}

export function entityTagOfMenuOrder({ ids }: MenuOrder): string {
  return entityTagOf(JSON.stringify(ids));
}

type SaveMenuOrderDeps = { menuCache: MenuCache; menuOrders: MenuOrderStore };

type SaveMenuOrderInput = {
  category: Category;
  ids: readonly string[];
  actor: Actor;
  ofImport: OfImport | undefined;
  ifMatch: string | undefined;
};

/**
 * Arranges the dishes of a category. A list that is there already is not written again.
 *
 * @throws AppError CONFLICT with the present list when it has changed since, INVALID_REQUEST for
 *   dishes that are not in the category.
 */
export async function saveMenuOrder(
  { menuCache, menuOrders }: SaveMenuOrderDeps,
  { category, ids, actor, ofImport, ifMatch }: SaveMenuOrderInput,
): Promise<MenuOrder> {
  const { all } = await menuCache.read();
  const dishes = all.filter((dish) => dish.category === category);
  const nameOf = new Map(dishes.map(({ _id, name }) => [_id, name]));
  await menuOrders.save({ category, actor, ofImport }, (stored) => {
    const present = stored.filter((id) => nameOf.has(id));
    // A call that is repeated because its answer got lost succeeds, whatever the list's version.
    if (isSameList(present, ids)) return undefined;
    const current = { ids: present };
    const entityTag = entityTagOfMenuOrder(current);
    requireVersion({ current, entityTag, message: words.orderChangedMeanwhile }, ifMatch);
    const others = ids.filter((id) => !nameOf.has(id)).length;
    if (others > 0) throw invalidField('ids', words.notInCategory(others));
    return { ids, ...differenceOf({ before: present, after: ids, nameOf }) };
  });
  return { ids: [...ids] };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, place) => id === other[place]);
}

type Arranged = {
  before: readonly string[];
  after: readonly string[];
  nameOf: ReadonlyMap<string, string>;
};

/** The number of dishes that an entry of the audit log names. */
const dishesNamed = 10;

/** Names the dishes from the first place that differs to the last, before and after. */
function differenceOf({ before, after, nameOf }: Arranged) {
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place);
  const differs = (place: number) => before[place] !== after[place];
  const first = places.find(differs) ?? 0;
  const end = Math.min((places.findLast(differs) ?? 0) + 1, first + dishesNamed);
  const named = (ids: readonly string[]) =>
    ids
      .slice(first, end)
      .map((id, index) => `${first + index + 1}. ${nameOf.get(id) ?? id}`)
      .join(', ');
  return { before: named(before), after: named(after) };
}
