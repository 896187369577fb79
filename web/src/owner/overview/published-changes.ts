import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { furtherFactsOf } from '@thymely/contract/menu/further-facts';
import { compareInMenu } from '@thymely/contract/menu/menu-order';
import { dishesOnMenu } from '@thymely/contract/menu/on-menu';
import { builtCategories, presentCategories } from '../../lib/categories.ts';

/**
 * Counts what guests see otherwise than the published pages show it, or not at all: dishes, the order
 * within a category, and the categories, which count as one.
 */
export function changesSincePublished(
  published: readonly MenuItem[],
  menu: readonly MenuItem[],
): number {
  const categories = presentCategories();
  const onMenu = dishesOnMenu(menu, categories.all);
  const [before, now] = [shownById(published), shownById(onMenu)];
  const ids = new Set([...before.keys(), ...now.keys()]);
  const dishes = [...ids].filter((id) => before.get(id) !== now.get(id)).length;
  const categoryOf = new Map(published.map(({ _id, category }) => [_id, category]));
  const stayed = onMenu.filter(({ _id, category }) => categoryOf.get(_id) === category);
  const inBoth = new Set(stayed.map(({ _id }) => _id));
  const [orders, present] = [orderOf(published, inBoth), orderOf(onMenu, inBoth)];
  const arranged = categories.all.filter(({ id }) => orders(id) !== present(id)).length;
  return dishes + arranged + Number(categories.tag !== builtCategories.tag);
}

/** What pages show of each dish, as a text that is the same for the same content. */
function shownById(dishes: readonly MenuItem[]): Map<string, string> {
  return new Map(dishes.map((dish) => [dish._id, shown(dish)]));
}

/** No page shows these facts; a dish that rests is not among the dishes. */
const unseen = { load: undefined, resting: undefined, taxRate: undefined };

function shown(dish: MenuItem): string {
  const { name, category, price, recipe, image } = dish;
  const { diets, allergens, optionGroups, ...facts } = furtherFactsOf(dish);
  const declared = [diets?.toSorted(), allergens?.toSorted(), optionGroups ?? []];
  return JSON.stringify([
    name,
    category,
    price,
    recipe,
    image,
    ...declared,
    { ...facts, ...unseen },
  ]);
}

/** Returns the order in which somebody arranged a category, as a text. */
function orderOf(dishes: readonly MenuItem[], among: ReadonlySet<string>) {
  const placed = dishes.filter(({ _id, position }) => position !== undefined && among.has(_id));
  const sorted = placed.toSorted(compareInMenu([]));
  return (category: string) =>
    sorted.flatMap((dish) => (dish.category === category ? [dish._id] : [])).join();
}
