import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { menuAddress, type MenuView } from './menu-view.ts';

/**
 * Scrolls to the top of the list and moves the focus there after a change of page. After any other
 * change the focus stays where it is, and a reader who has scrolled down is taken to the top of the
 * new list. On Back the browser restores the scroll position.
 */
export function useTopOfListOnPageChange(view: MenuView, page: number) {
  const list = useRef<HTMLElement>(null);
  const navigationType = useNavigationType();
  const shown = useRef<{ list: string; page: number }>(undefined);
  const address = menuAddress({ ...view, page: 1 }, '');

  useEffect(() => {
    const before = shown.current;
    shown.current = { list: address, page };
    if (!before || !list.current || navigationType === NavigationType.Pop) return;
    const isSameList = before.list === address;
    if (isSameList && before.page === page) return;
    if (isSameList) list.current.focus({ preventScroll: true });
    const { top } = list.current.getBoundingClientRect();
    if (isSameList || top < 0) list.current.scrollIntoView({ block: 'start' });
  }, [address, page, navigationType]);
  return list;
}
