import { categories } from '@thymely/contract/ground/categories';
import { allergens, diets } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { dishFilterFrom, dishJudge } from '../../../shared/diets/dish-filter.ts';
import { dishesInOrder, type MenuView } from '../menu-view.ts';
import { searchDishes } from './search-dishes.ts';

/** A suggestion for a view without dishes: the view without one of its conditions. */
export type Offer = { dropped: string; view: MenuView; count: number };

type Narrowing = { menu: MenuItem[]; groups: readonly OptionGroup[]; view: MenuView };

/** Returns the views that show dishes once one condition is dropped, those with most first. */
export function offersFor({ menu, groups, view }: Narrowing): Offer[] {
  return viewsWithOneLess(view)
    .map((offer) => ({ ...offer, count: countIn({ menu, groups, view: offer.view }) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

function viewsWithOneLess(view: MenuView): Omit<Offer, 'count'>[] {
  const { category, q } = view;
  const filter = dishFilterFrom(view);
  const first = { ...view, ...filter, page: 1 };
  return [
    ...(category
      ? [{ dropped: categories[category].plural, view: { ...first, category: undefined } }]
      : []),
    ...(q.trim() ? [{ dropped: `“${q.trim()}”`, view: { ...first, q: '' } }] : []),
    ...filter.diets.map((diet) => ({
      dropped: diets[diet].label,
      view: { ...first, diets: filter.diets.filter((each) => each !== diet) },
    })),
    ...filter.without.map((allergen) => ({
      dropped: `Without ${allergens[allergen].label.toLowerCase()}`,
      view: { ...first, without: filter.without.filter((each) => each !== allergen) },
    })),
  ];
}

function countIn({ menu, groups, view }: Narrowing): number {
  const { matches } = dishJudge(dishFilterFrom(view), groups);
  const found = searchDishes(menu, view.q).filter(matches);
  return dishesInOrder(found, { ...view, sort: 'default' }).length;
}
