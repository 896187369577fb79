import type { ReactNode } from 'react';
import XIcon from 'lucide-react/icons/x';
import { allergens, diets } from '@thymely/contract/menu/declarations';
import { Link, useLocation } from 'react-router-dom';
import { toggled } from '../../../lib/toggled.ts';
import { undeclaredInWords, type DishFilter } from '../../../shared/diets/dish-filter.ts';
import { menuAddress, type MenuView } from '../menu-view.ts';
import { filtersButtonId } from './filters.tsx';
import * as filterWords from './filter-words.en.ts';
import { WordsAround } from '../../../ui/words-around.tsx';
import * as words from './words.en.ts';

type FilterNotesProps = {
  view: MenuView;
  filter: DishFilter;
  /** How many dishes are hidden only because they declare nothing. */
  undeclared: number;
};

/** The filters in use, with links to remove them, and how many undeclared dishes they hide. */
export function FilterNotes({ view, filter, undeclared }: FilterNotesProps) {
  const { pathname } = useLocation();
  const { diets: suited, without } = filter;
  const addressWith = (change: Partial<DishFilter>) =>
    menuAddress({ ...view, ...filter, ...change, page: 1 }, pathname);
  return (
    <div className="grid gap-2 pb-4">
      <ul aria-label={words.filtersInUse} className="flex flex-wrap items-center gap-2">
        {suited.map((id) => (
          <Chip key={id} to={addressWith({ diets: toggled(suited, id) })}>
            {diets[id].label}
          </Chip>
        ))}
        {without.map((id) => (
          <Chip key={id} to={addressWith({ without: toggled(without, id) })}>
            {filterWords.withoutAllergen(allergens[id].inSentence)}
          </Chip>
        ))}
      </ul>
      <p role="status" className="text-sm text-soft empty:hidden">
        {undeclaredInWords(undeclared)}
      </p>
    </div>
  );
}

function Chip({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-10 items-center gap-2 rounded-pill bg-leaf-100 px-4 text-sm font-semibold hover:bg-leaf-200"
        onClick={focusFilters}
      >
        <WordsAround>{words.removeFilter(<span key="filter">{children}</span>)}</WordsAround>
        <XIcon className="size-4 text-leaf-700" />
      </Link>
    </li>
  );
}

/** Moves the focus to the filters button: the link that has it is about to disappear. */
export function focusFilters(): void {
  document.getElementById(filtersButtonId)?.focus({ preventScroll: true });
}
