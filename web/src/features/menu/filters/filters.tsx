import type { ReactNode } from 'react';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { MenuView } from '../menu-view.ts';

export type FiltersProps = { view: MenuView; menu: MenuItem[] | undefined };

/** The button of the panel with diets and allergens, beside the search field. */
export function Filters({ menu }: FiltersProps): ReactNode {
  if (!menu) return null;
  return null;
}
