import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { dishEntry, dishOfSearch, dishPath, searchWithDish } from '../lib/dish-address.ts';

type DishLinkProps = { dishId: string; className?: string; children: ReactNode };

/** Opens a dish's sheet on top of this page. */
export function useOpenDish(dishId: string): () => void {
  const navigate = useNavigate();
  return () => {
    // The browser's own: a second press may come before the first one is rendered.
    const { search } = window.location;
    if (dishOfSearch(search) === dishId) return;
    const { usr } = (window.history.state ?? {}) as { usr?: unknown };
    const state = dishEntry(search, usr);
    void navigate({ search: searchWithDish(search, dishId) }, { state });
  };
}

/**
 * A link to a dish's page that opens its sheet on top of this page instead; in a new tab, and
 * without scripts, it is the page.
 */
export function DishLink({ dishId, className, children }: DishLinkProps) {
  const openDish = useOpenDish(dishId);
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    openDish();
  };
  return (
    // Pressed before the app runs, it waits for the sheet.
    <a href={dishPath(dishId)} data-keep="" className={className} onClick={open}>
      {children}
    </a>
  );
}
