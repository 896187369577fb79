import { allergens, diets } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { presentCategories } from '../../../lib/categories.ts';
import { dishFilterFrom, dishJudge } from '../../../shared/diets/dish-filter.ts';
import { type MenuView } from '../menu-view.ts';
import { dishesInOrder } from '../shown-dishes.ts';
import { searchDishes, wordsOfCategory } from './search-dishes.ts';
import { searchWords } from './search-words.ts';
import * as words from './words.en.ts';

/** A suggestion for a view without dishes, and how many it shows. */
export type Offer = { label: string; view: MenuView; count: number };

type Narrowing = { menu: MenuItem[]; groups: readonly OptionGroup[]; view: MenuView };

/**
 * Returns the views that show dishes: those without one of the conditions, and the categories that
 * the search names. Those with most dishes come first.
 */
export function offersFor({ menu, groups, view }: Narrowing): Offer[] {
  return [...viewsWithOneLess(view), ...namedCategories(view)]
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
      ? [
          {
            label: words.removeFilter(presentCategories().of(category).name),
            view: { ...first, category: undefined },
          },
        ]
      : []),
    ...(q.trim() ? [{ label: words.removeSearch(q.trim()), view: { ...first, q: '' } }] : []),
    ...filter.diets.map((diet) => ({
      label: words.removeFilter(diets[diet].label),
      view: { ...first, diets: filter.diets.filter((each) => each !== diet) },
    })),
    ...filter.without.map((allergen) => ({
      label: words.removeWithout(allergens[allergen].inSentence),
      view: { ...first, without: filter.without.filter((each) => each !== allergen) },
    })),
  ];
}

function namedCategories({ q, category, ...view }: MenuView): Omit<Offer, 'count'>[] {
  const searched = searchWords(q);
  return presentCategories()
    .all.filter(({ id }) => id !== category)
    .filter(({ id }) => wordsOfCategory(id).some((word) => searched.includes(word)))
    .map(({ id, name }) => ({
      label: words.allOfCategory(name),
      view: { ...view, page: 1, q: '', category: id },
    }));
}

function countIn({ menu, groups, view }: Narrowing): number {
  const { matches } = dishJudge(dishFilterFrom(view), groups);
  const found = searchDishes(menu, groups, view.q);
  return dishesInOrder(found.dishes.filter(matches), { ...view, sort: 'default' }).length;
}
