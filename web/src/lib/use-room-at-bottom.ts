import { useLayoutEffect, useRef } from 'react';

/** The bars at the bottom of the window, and how much room each takes, in pixels. */
const rooms = new Map<Element, number>();

/** Of each bar, and below the lowest. */
const gapPx = 12;
/** Between the bars and what ends or has the focus above them. */
const clearancePx = 8;

/**
 * Keeps the end of the page, and what has the focus, clear of a bar at the bottom of the window: the
 * page is as much longer, and scrolls that much further. Others that are fixed at the bottom can
 * stand above `--bottom-bars`. A bar that is not displayed takes no room.
 */
export function useRoomAtBottom<Bar extends HTMLElement>() {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      rooms.set(element, element.offsetHeight && element.offsetHeight + gapPx);
      keepRoom();
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      rooms.delete(element);
      keepRoom();
    };
  }, []);
  return bar;
}

function keepRoom(): void {
  const height = [...rooms.values()].reduce((sum, room) => sum + room, 0);
  const room = height > 0 ? `${height + gapPx + clearancePx}px` : '';
  const { style } = document.documentElement;
  if (room) style.setProperty('--bottom-bars', room);
  else style.removeProperty('--bottom-bars');
  style.scrollPaddingBottom = room;
  document.body.style.paddingBottom = room;
}
