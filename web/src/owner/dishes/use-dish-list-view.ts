import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DishListView, dishListQuery, dishListViewFrom } from './find-dishes.ts';

/** The delay before the URL changes: browsers reject a change with every letter typed. */
const settleMs = 300;

/**
 * The view of the list. It follows the input at once and the URL a little later, so that a person
 * who returns from a dish finds the list unchanged.
 */
export function useDishListView() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => dishListViewFrom(new URLSearchParams(search)));
  const query = dishListQuery(view);

  useEffect(() => {
    if (query === search) return;
    const timer = setTimeout(() => {
      // After leaving this page, do not navigate back, even while the next screen is still loading.
      if (window.location.pathname !== pathname) return;
      void navigate(pathname + query, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query, search, pathname, navigate]);

  /** Changes the view. Every change except that of the page leads to the first page. */
  const change = (changes: Partial<DishListView>) => {
    setView((before) => ({ ...before, page: 1, ...changes }));
  };
  return { view, query, change };
}
