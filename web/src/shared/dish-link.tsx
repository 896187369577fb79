import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { dishOfSearch, dishPath } from '../model/dish-address.ts';
import { dishEntry, searchWithDish, type WantedDish } from '../model/dish-entry.ts';
import { entryState } from '../lib/history/router-entry.ts';

type DishLinkProps = {
  dishId: string;
  /** What the sheet starts with. */
  wanted?: WantedDish;
  /** The accessible name; by default the children. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** Opens a dish's sheet on top of this page, with the given choices, note and quantity. */
export function useOpenDish(dishId: string): (wanted?: WantedDish) => void {
  const openDish = useOpenAnyDish();
  return (wanted) => {
    openDish(dishId, wanted);
  };
}

/** The same for a dish that is not known yet. */
export function useOpenAnyDish(): (dishId: string, wanted?: WantedDish) => void {
  const navigate = useNavigate();
  return (dishId, wanted) => {
    // The browser's location is current even if a second press comes before a render, and it is
    // that of the next page while a page is being left.
    const { pathname, search } = window.location;
    const carried = entryState();
    if (dishOfSearch(search) !== dishId) {
      const state = { ...dishEntry(search, carried), wanted };
      void navigate({ pathname, search: searchWithDish(search, dishId) }, { state });
    } else if (wanted !== undefined) {
      void navigate({ pathname, search }, { replace: true, state: { ...carried, wanted } });
    }
  };
}

/**
 * A link that opens a dish's sheet on top of this page. In a new tab, or without scripts, it opens
 * the dish's page instead.
 */
export function DishLink({ dishId, wanted, label, className, children }: DishLinkProps) {
  const openDish = useOpenDish(dishId);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    openDish(wanted);
  };
  return (
    // `data-keep` keeps a press that comes before the app runs, until the sheet can open.
    <a href={dishPath(dishId)} data-keep="" aria-label={label} className={className} onClick={open}>
      {children}
    </a>
  );
}
