import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { CategoryTabs } from './category-tabs.tsx';
import { Filters } from './filters/filters.tsx';
import type { MenuView } from './menu-view.ts';
import type { NarrowedMenu } from './search/narrowed-menu.tsx';
import { SearchField } from './search-field.tsx';
import { SortSelect } from './sort-select.tsx';

type MenuToolbarProps = {
  view: MenuView;
  menu: MenuItem[] | undefined;
  /** The result of search and filters. */
  narrowed: Partial<NarrowedMenu> | undefined;
};

/** The controls that find, select and sort dishes; categories and order stay in sight. */
export function MenuToolbar({ view, menu, narrowed }: MenuToolbarProps) {
  return (
    <>
      <div className="menu-find container-page flex flex-wrap gap-2 pt-2">
        <SearchField q={view.q} count={menu?.length} />
        <Filters view={view} menu={menu} count={narrowed?.filterCount ?? 0} />
      </div>
      <div className="menu-line">
        <div className="container-page flex items-center gap-2">
          <CategoryTabs view={view} menu={narrowed?.dishes} />
          <SortSelect view={view} />
        </div>
      </div>
    </>
  );
}
