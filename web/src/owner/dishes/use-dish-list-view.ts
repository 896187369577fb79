import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type DishListView, dishListQuery, dishListViewFrom } from './find-dishes.ts';

/** Browsers reject a URL that changes with every letter typed. */
const settleMs = 300;

/**
 * What the list shows. It follows the input at once and the URL a little later, so that
 * coming back from a dish finds the list as it was left.
 */
export function useDishListView() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [view, setView] = useState(() => dishListViewFrom(new URLSearchParams(search)));
  const query = dishListQuery(view);

  useEffect(() => {
    if (query === search) return;
    const timer = setTimeout(() => {
      // After leaving the page, do not navigate back, even while the next screen is still loading.
      if (window.location.pathname !== pathname) return;
      void navigate(pathname + query, { replace: true, preventScrollReset: true });
    }, settleMs);
    return () => {
      clearTimeout(timer);
    };
  }, [query, search, pathname, navigate]);

  /** Any change other than of the page goes back to the first page. */
  const change = (changes: Partial<DishListView>) => {
    setView((before) => ({ ...before, page: 1, ...changes }));
  };
  return { view, query, change };
}
