import { useEffect, useMemo, useState } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { loadPart } from '../../lib/chunks/load-chunk.ts';
import { keepMenuFilters } from '../../model/kept-menu-filters.ts';
import { type MenuView } from './menu-view.ts';
import { isFiltered, isNarrowed } from './shown-dishes.ts';
import type { NarrowedMenu, NarrowMenu } from './search/narrowed-menu.tsx';
import { useOptionGroups } from './use-option-groups.ts';

type SearchCode = { narrowMenu: NarrowMenu };

let loaded: SearchCode | undefined;

/** Loads the code that searches and filters the menu. */
export async function loadSearch(): Promise<SearchCode> {
  loaded ??= await loadPart(() => import('./search/narrowed-menu.tsx'));
  return loaded;
}

/** Returns what a view leaves of the menu, in all categories; undefined while that is not known. */
export function useNarrowedMenu(
  menu: MenuItem[] | undefined,
  view: MenuView,
): (Pick<NarrowedMenu, 'dishes'> & Partial<NarrowedMenu>) | undefined {
  const code = useSearchCode(isNarrowed(view));
  useEffect(() => {
    keepMenuFilters(view);
  }, [view]);
  const isSearching = view.q.trim() !== '';
  const groups = useOptionGroups(menu, { isFiltering: isFiltered(view), isSearching });
  return useMemo(() => {
    if (!menu || !isNarrowed(view)) return menu && { dishes: menu };
    return groups && code?.narrowMenu(menu, groups, view);
  }, [menu, view, groups, code]);
}

function useSearchCode(isNeeded: boolean): SearchCode | undefined {
  const [code, setCode] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || code) return;
    loadSearch().then(setCode, (error: unknown) => {
      // An error is thrown while rendering, so that it reaches the page's error boundary.
      setCode(() => {
        throw error;
      });
    });
  }, [isNeeded, code]);
  return code;
}
