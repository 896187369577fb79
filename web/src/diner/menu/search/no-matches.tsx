import type { MenuItem } from '@thymely/contract/menu/endpoints';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button.tsx';
import { menuAddress, type MenuView } from '../menu-view.ts';
import { focusFilters } from '../filters/filter-notes.tsx';
import { offersFor } from './offers.ts';
import * as listWords from '../list-words.en.ts';
import * as menuWords from '../words.en.ts';
import * as words from './words.en.ts';

type NoMatchesProps = { menu: MenuItem[]; groups: readonly OptionGroup[]; view: MenuView };

/** Suggestions for a view that no dish matches. */
export function NoMatches({ menu, groups, view }: NoMatchesProps) {
  const { pathname } = useLocation();
  const offers = offersFor({ menu, groups, view });
  return (
    <>
      <p className="text-lg font-semibold">{words.noMatches}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {offers.map(({ label, count, view: offered }) => (
          <li key={label}>
            <ButtonLink tone="outline" to={menuAddress(offered, pathname)} onClick={focusFilters}>
              <span>{label}</span>
              <span className="text-soft">{listWords.dishCount(count)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {offers.length === 0 && (
        <ButtonLink tone="outline" to="/menu">
          {menuWords.seeFullMenu}
        </ButtonLink>
      )}
    </>
  );
}
