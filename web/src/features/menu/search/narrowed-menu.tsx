import type { ReactNode } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { MenuView } from '../menu-view.ts';
import { matchesIn } from './matches-in.ts';
import { searchDishes, searchWords } from './search-dishes.ts';

export type NarrowedMenu = {
  /** Of all categories. */
  dishes: MenuItem[];
  /** A text of a dish with the searched words marked. */
  mark: (text: string) => ReactNode;
};

type Narrowing = Pick<MenuView, 'q' | 'diets' | 'without'>;

/** What a search and the filters leave of the menu. */
export function narrowMenu(menu: MenuItem[], { q }: Narrowing): NarrowedMenu {
  const words = searchWords(q);
  return {
    dishes: searchDishes(menu, q),
    mark: (text) =>
      matchesIn(text, words).map((part, place) =>
        part.isMatch ? <mark key={place}>{part.text}</mark> : part.text,
      ),
  };
}

export type NarrowMenu = typeof narrowMenu;
