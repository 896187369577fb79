import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { entryKey } from '../lib/history/router-entry.ts';
import {
  noteScrollPlace,
  scrollOnceLongEnough,
  scrollPlaceOf,
  storeScrollPlaces,
} from '../lib/history/scroll-places.ts';

/**
 * Restores the scroll position after Back, Forward and a reload, and renders nothing. The browser
 * itself tries to do so too early, when a list that loads later is not there yet.
 */
export function ScrollMemory() {
  const { key, pathname, search } = useLocation();
  const navigationType = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const isReturning = useRef(false);
  const isFirst = useRef(true);

  useLayoutEffect(() => {
    const isReturn = isFirst.current ? isPageReturnedTo() : navigationType === NavigationType.Pop;
    isFirst.current = false;
    const top = isReturn ? scrollPlaceOf(entry) : 0;
    if (top === 0) return;
    isReturning.current = true;
    const stop = scrollOnceLongEnough(top, () => {
      isReturning.current = false;
    });
    return () => {
      isReturning.current = false;
      stop();
    };
  }, [entry, navigationType]);

  useEffect(() => {
    const note = () => {
      // Between a history step and its page, the scroll position belongs to neither.
      if (!isReturning.current && entryKey() === key) noteScrollPlace(entry, window.scrollY);
    };
    const noteAndStore = () => {
      note();
      storeScrollPlaces();
    };
    addEventListener('scroll', note, { passive: true });
    // A scroll event fires a frame late: by then a link may have navigated away already.
    addEventListener('click', note, { capture: true });
    addEventListener('pagehide', noteAndStore);
    return () => {
      removeEventListener('scroll', note);
      removeEventListener('click', note, { capture: true });
      removeEventListener('pagehide', noteAndStore);
    };
  }, [entry, key]);
  return null;
}

function isPageReturnedTo(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}
