import type { ReactNode } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import {
  countFilters,
  dishFilterFrom,
  dishJudge,
  unknownFilters,
} from '../../../shared/diets/dish-filter.ts';
import { FilterNotes } from '../filters/filter-notes.tsx';
import { UnknownFilters } from '../filters/unknown-filters.tsx';
import { type MenuView } from '../menu-view.ts';
import { dishesInOrder } from '../shown-dishes.ts';
import { matchesIn } from './matches-in.ts';
import { NoMatches } from './no-matches.tsx';
import { DidYouMean } from './did-you-mean.tsx';
import { searchDishes } from './search-dishes.ts';
import type { Elements } from '../../../ui/elements.ts';

export type NarrowedMenu = {
  /** The dishes that are left, in all categories. */
  dishes: MenuItem[];
  /** Renders a text of a dish with the searched words marked. */
  mark: (text: string) => ReactNode;
  /** How many dishes of the category are hidden only because they declare nothing. */
  undeclared: number;
  /** The number of filters in use. */
  filterCount: number;
  /** The search that the dishes match: as typed, or with its typos mended. */
  q: string;
  /** The search that was probably meant, and the filters in use. */
  notes: Elements;
  /** Shown in place of dishes when there are none. */
  noMatches: Elements;
};

/** Returns what search and filters leave of the menu; filters judge a dish with its options. */
export function narrowMenu(
  menu: MenuItem[],
  groups: readonly OptionGroup[],
  view: MenuView,
): NarrowedMenu {
  const { q } = view;
  const { dishes: found, words, didYouMean } = searchDishes(menu, groups, q);
  const filter = dishFilterFrom(view);
  const filterCount = countFilters(filter);
  const unknown = unknownFilters(view);
  const judge = dishJudge(filter, groups);
  const hidden = found.filter(judge.isHiddenUndeclared);
  const undeclared = dishesInOrder(hidden, { ...view, sort: 'default' }).length;
  return {
    dishes: found.filter(judge.matches),
    undeclared,
    filterCount,
    q: didYouMean ?? q,
    notes: (
      <>
        {didYouMean !== undefined && <DidYouMean view={view} search={didYouMean} />}
        {unknown.length > 0 && <UnknownFilters words={unknown.slice(0, 3)} />}
        {filterCount > 0 && <FilterNotes view={view} filter={filter} undeclared={undeclared} />}
      </>
    ),
    noMatches: <NoMatches menu={menu} groups={groups} view={view} />,
    mark: (text) =>
      matchesIn(text, words).map((part, place) =>
        part.isMatch ? <mark key={place}>{part.text}</mark> : <span key={place}>{part.text}</span>,
      ),
  };
}

export type NarrowMenu = typeof narrowMenu;
