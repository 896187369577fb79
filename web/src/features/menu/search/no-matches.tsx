import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button.tsx';
import { menuAddress, type MenuView } from '../menu-view.ts';
import { focusFilters } from '../filters/filter-notes.tsx';
import { offersFor } from './offers.ts';

/** Ways on from a view that no dish matches: each drops one of its conditions. */
export function NoMatches({ menu, view }: { menu: MenuItem[]; view: MenuView }) {
  const { pathname } = useLocation();
  const offers = offersFor(menu, view);
  return (
    <>
      <p className="text-lg font-semibold">No dish matches all of that.</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {offers.map(({ dropped, count, view: offered }) => (
          <li key={dropped}>
            <ButtonLink tone="outline" to={menuAddress(offered, pathname)} onClick={focusFilters}>
              Remove {dropped}
              <span className="text-soft">{count === 1 ? '1 dish' : `${count} dishes`}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {offers.length === 0 && (
        <ButtonLink tone="outline" to="/menu">
          See the full menu
        </ButtonLink>
      )}
    </>
  );
}
