import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { CategoryTabs } from './category-tabs.tsx';
import type { MenuView } from './menu-view.ts';
import { SortSelect } from './sort-select.tsx';

type MenuToolbarProps = { view: MenuView; menu: MenuItem[] | undefined };

/** What chooses and orders the dishes. */
export function MenuToolbar({ view, menu }: MenuToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <CategoryTabs view={view} menu={menu} />
      <SortSelect view={view} />
    </div>
  );
}
