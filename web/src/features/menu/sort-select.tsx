import { useId } from 'react';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import { useNavigate } from 'react-router-dom';
import { dishOrders, type DishView } from '../../shared/dish-view.ts';
import { menuAddress, menuViewFrom } from './menu-view.ts';

/** The order of the dishes; a change starts again at page 1. */
export function SortSelect({ view }: { view: DishView }) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (chosen: string) => {
    const sort = dishOrders.find(({ value }) => value === chosen)?.value ?? 'default';
    // The URL itself, not the view rendered last: a category chosen a moment ago must be kept.
    const { pathname, search } = window.location;
    const current = menuViewFrom(pathname, new URLSearchParams(search));
    void navigate(menuAddress({ ...current, sort, page: 1 }, pathname));
  };
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="font-semibold whitespace-nowrap">
        Sort by
      </label>
      <span className="relative">
        <select
          id={id}
          value={view.sort}
          className="min-h-11 cursor-pointer appearance-none rounded-pill border border-line bg-card pr-11 pl-5 font-medium"
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
        <ChevronDownIcon className="pointer-events-none absolute inset-y-0 right-4 my-auto text-soft" />
      </span>
    </div>
  );
}
