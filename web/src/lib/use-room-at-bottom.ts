import { useLayoutEffect, useRef } from 'react';

/** The bars at the bottom of the window, and the room that each takes, in pixels. */
const rooms = new Map<Element, number>();

/** The gap below each bar. */
const gapPx = 12;
/** The distance between the bars and the page's end or the focused element above them. */
const clearancePx = 8;

/**
 * Keeps the end of the page, and the focused element, clear of a bar at the bottom of the window by
 * making the page longer. Other elements that are fixed at the bottom can stand above
 * `--bottom-bars`. A bar that is not displayed takes no room.
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
  const whole = room && `calc(${room} + env(safe-area-inset-bottom))`;
  style.scrollPaddingBottom = whole;
  document.body.style.paddingBottom = whole;
}
