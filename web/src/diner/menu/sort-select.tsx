import ArrowDownUpIcon from 'lucide-react/icons/arrow-down-up';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router-dom';
import { dishOrders } from '../../shared/dish-view.ts';
import { classes } from '../../ui/classes.ts';
import { menuAddress, menuViewFrom, type MenuView } from './menu-view.ts';
import * as words from './words.en.ts';

/** Chooses the order of the dishes; a change goes back to page 1. What was chosen is painted before the dishes. */
export function SortSelect({ view }: { view: MenuView }) {
  const navigate = useNavigate();
  const [shown, show] = useOptimistic(view.sort);
  const choose = (chosen: string) => {
    const sort = dishOrders.find(({ value }) => value === chosen)?.value ?? 'default';
    // The current URL, rather than the last rendered view, also has a category chosen a moment ago.
    const { pathname, search } = window.location;
    const current = menuViewFrom(pathname, new URLSearchParams(search));
    startTransition(() => {
      show(sort);
      void navigate(menuAddress({ ...current, sort, page: 1 }, pathname));
    });
  };
  return (
    <div className="sort">
      <span aria-hidden="true" className="max-lg:hidden">
        {words.sortBy}
      </span>
      <span className={classes('sort-face', shown !== 'default' && 'bg-leaf-100')}>
        <select
          aria-label={words.sortBy}
          value={shown}
          onChange={({ target }) => {
            choose(target.value);
          }}
        >
          {dishOrders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        {/* Downward, the arrows change sides: on phones nothing else tells the orders apart. */}
        <ArrowDownUpIcon
          className="md:hidden"
          style={{ scale: shown.endsWith('desc') ? '-1 1' : undefined }}
        />
        <ChevronDownIcon className="max-md:hidden" />
      </span>
    </div>
  );
}
