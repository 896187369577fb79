import { useMemo, useRef, useState } from 'react';
import CheckIcon from 'lucide-react/icons/check';
import { allergenIds, allergens, dietIds, diets } from '@thymely/contract/menu/declarations';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { useNavigate } from 'react-router-dom';
import {
  countFilters,
  dishFilterFrom,
  undeclaredInWords,
  type DishFilter,
} from '../../../shared/diets/dish-filter.ts';
import { toggled } from '../../../lib/toggled.ts';
import { useStickyBar } from '../../../lib/use-room-at-bottom.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { filters as title } from '../../../ui/filters-button-words.en.ts';
import { menuAddress, menuViewFrom, type MenuView } from '../menu-view.ts';
import { dishesInOrder } from '../shown-dishes.ts';
import { narrowMenu } from '../search/narrowed-menu.tsx';
import { useOptionGroups } from '../use-option-groups.ts';
import type { FilterPanelProps } from './panel-context.ts';
import * as filterWords from './filter-words.en.ts';
import * as words from './words.en.ts';

/**
 * The panel to choose diets and allergens. The menu follows each press; all changes made in one
 * visit to the panel share one history entry.
 */
export default function FilterPanel({ view, menu, onClose }: FilterPanelProps) {
  const { filter, change, clear } = useFilter(view);
  const narrowed = useNarrowed(menu, view, filter);
  return (
    <Dialog open onClose={onClose} title={title} variant="drawer">
      <div className="mb-6 grid gap-6">
        <ChipGroup
          legend={words.diet}
          hint={words.dietHint}
          options={dietIds.map((id) => ({ id, label: diets[id].label }))}
          chosen={filter.diets}
          onToggle={(diet) => {
            change({ diets: toggled(filter.diets, diet) });
          }}
        />
        <ChipGroup
          legend={words.without}
          hint={words.withoutHint}
          options={allergenIds.map((id) => ({ id, label: allergens[id].label }))}
          chosen={filter.without}
          onToggle={(allergen) => {
            change({ without: toggled(filter.without, allergen) });
          }}
        />
      </div>
      <div
        ref={useStickyBar<HTMLDivElement>()}
        className="sticky data-in-place:static! bottom-0 -mx-6 mt-auto -mb-6 grid gap-3 border-t border-hairline bg-card p-6"
      >
        <p role="status" className="text-sm text-soft empty:hidden">
          {narrowed && undeclaredInWords(narrowed.undeclared)}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="quiet" off={countFilters(filter) === 0} onClick={clear}>
            {words.clearAll}
          </Button>
          <Button className="flex-1" onClick={onClose}>
            {narrowed ? showInWords(narrowed.dishes, view) : words.showDishes}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Returns what the filters leave of the menu; undefined while that is not known. */
function useNarrowed(menu: MenuItem[], view: MenuView, filter: DishFilter) {
  const groups = useOptionGroups(menu, { isFiltering: true });
  return useMemo(
    () => groups && narrowMenu(menu, groups, { ...view, ...filter }),
    [menu, groups, view, filter],
  );
}

function showInWords(dishes: MenuItem[], view: MenuView): string {
  const { length: count } = dishesInOrder(dishes, { ...view, sort: 'default' });
  return count === 0 ? words.noDishesLeft : filterWords.showCount(count);
}

/**
 * The filters as the panel shows them, a moment ahead of the page behind it. The first change adds
 * a history entry, and further changes replace it.
 */
function useFilter(view: MenuView) {
  const [filter, setFilter] = useState(() => dishFilterFrom(view));
  const navigate = useNavigate();
  const hasChanged = useRef(false);
  const change = (changes: Partial<DishFilter>) => {
    const next = { ...filter, ...changes };
    setFilter(next);
    void navigate(addressWithFilter(next), { replace: hasChanged.current });
    hasChanged.current = true;
  };
  const clear = () => {
    change({ diets: [], without: [] });
  };
  return { filter, change, clear };
}

type ChipGroupProps<Id extends string> = {
  legend: string;
  hint: string;
  options: { id: Id; label: string }[];
  chosen: readonly Id[];
  onToggle: (id: Id) => void;
};

function ChipGroup<Id extends string>(props: ChipGroupProps<Id>) {
  const { legend, hint, options, chosen, onToggle } = props;
  return (
    <fieldset>
      <legend className="font-bold">{legend}</legend>
      <p className="mb-3 text-sm text-soft">{hint}</p>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="relative inline-flex min-h-10 items-center gap-1.5 rounded-pill border border-line px-3.5 text-sm font-medium hover:border-leaf-700 has-checked:border-leaf-700 has-checked:bg-leaf-100 has-checked:font-semibold has-checked:text-leaf-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-leaf-700"
          >
            <input
              type="checkbox"
              className="peer absolute inset-0 cursor-pointer opacity-0"
              checked={chosen.includes(id)}
              onChange={() => {
                onToggle(id);
              }}
            />
            <CheckIcon className="hidden size-4 peer-checked:block" />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * Returns the URL with other filters and without a page. It starts from the current URL rather than
 * the last rendered view, so that a filter chosen a moment ago is kept.
 */
function addressWithFilter(filter: DishFilter): string {
  const { pathname, search } = window.location;
  const current = menuViewFrom(pathname, new URLSearchParams(search));
  return menuAddress({ ...current, ...filter, page: 1 }, pathname);
}
