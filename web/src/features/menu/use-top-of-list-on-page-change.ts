import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { DishView } from '../../shared/dish-view.ts';

/**
 * Scrolls to the top of the list after a change of page, and only then: a new category or
 * order leaves the reader at its control, and on Back the browser restores the scroll position.
 */
export function useTopOfListOnPageChange({ category, sort, page }: DishView) {
  const list = useRef<HTMLElement>(null);
  const navigationType = useNavigationType();
  const shown = useRef<DishView>(undefined);

  useEffect(() => {
    const before = shown.current;
    shown.current = { category, sort, page };
    const isSameList = before?.category === category && before?.sort === sort;
    if (!before || !isSameList || before.page === page) return;
    if (navigationType === NavigationType.Pop) return;
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ block: 'start' });
  }, [category, sort, page, navigationType]);
  return list;
}
