import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The bars at the bottom of the window, and the room that each takes, in pixels. */
const rooms = new Map<HTMLElement, number>();
/** The bars that stick at the bottom of a page or dialog, and how much of the window each covers, in pixels. */
const covers = new Map<HTMLElement, number>();

/** The gap below each bar. */
const gapPx = 12;
/** The distance between the bars and the focused element above them. */
const clearancePx = 8;
/** The distance between the bars and the page's end: a message above the bars covers nothing of it. */
const pageEndPx = 80;

/**
 * Keeps the end of the page, and the focused element, clear of a bar at the bottom of the window by
 * making the page longer. Other elements that are fixed at the bottom can stand above
 * `--bottom-bars`. A bar that is not displayed takes no room.
 */
export function useRoomAtBottom<Bar extends HTMLElement>() {
  return useMeasured<Bar>(roomAtBottom);
}

/**
 * Keeps the focused element clear of a bar that sticks at the bottom of a page or dialog, where it has
 * its own place. If the bars would cover half of the window, as with large text, this one stays in
 * that place: it is marked `data-in-place`.
 */
export function useStickyBar<Bar extends HTMLElement>() {
  return useMeasured<Bar>(stickyBar);
}

type Measuring = { measure: (bar: HTMLElement) => void; forget: (bar: HTMLElement) => void };

const roomAtBottom: Measuring = {
  measure(bar) {
    rooms.set(bar, bar.offsetHeight && placeOf(bar).offsetHeight + gapPx);
    judgeAll();
  },
  forget(bar) {
    rooms.delete(bar);
    judgeAll();
  },
};

const stickyBar: Measuring = {
  measure(bar) {
    judge(bar);
    keepRoom();
  },
  forget(bar) {
    covers.delete(bar);
    keepRoom();
  },
};

function judgeAll(): void {
  for (const bar of covers.keys()) judge(bar);
  keepRoom();
}

/** Finds out whether a bar may stick, and how much of the window it then covers. */
function judge(bar: HTMLElement): void {
  const { offsetHeight } = bar;
  bar.toggleAttribute('data-in-place', (offsetHeight + roomOfBars()) * 2 > innerHeight);
  const { position, bottom } = getComputedStyle(bar);
  const isStuck = position === 'sticky' && offsetHeight > 0;
  const belowPx = Math.max(gapPx, parseFloat(bottom) - roomAbove(roomOfBars()) + clearancePx);
  const coverPx = isStuck ? offsetHeight + belowPx : 0;
  const dialog = bar.closest('dialog');
  covers.set(bar, dialog ? 0 : coverPx);
  if (dialog) dialog.style.scrollPaddingBottom = `${coverPx}px`;
}

/** Measures a bar when it is shown, when it or the window changes its size, and when it gets another place. */
function useMeasured<Bar extends HTMLElement>(measuring: Measuring): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const again = () => {
      measuring.measure(element);
    };
    const observer = new ResizeObserver(again);
    observer.observe(element);
    observer.observe(placeOf(element));
    // Its classes say where it sticks: without a connection that is above the notice.
    const restyled = new MutationObserver(again);
    restyled.observe(element, { attributeFilter: ['class'] });
    addEventListener('resize', again);
    return () => {
      observer.disconnect();
      restyled.disconnect();
      removeEventListener('resize', again);
      measuring.forget(element);
    };
  }, [measuring]);
  return bar;
}

/** The bars of the dock have one place. */
function placeOf(bar: HTMLElement): HTMLElement {
  return bar.closest<HTMLElement>('[data-dock]') ?? bar;
}

function roomOfBars(): number {
  const places = new Map<HTMLElement, number>();
  for (const [bar, room] of rooms) {
    const place = placeOf(bar);
    places.set(place, Math.max(room, places.get(place) ?? 0));
  }
  return [...places.values()].reduce((sum, room) => sum + room, 0);
}

/** Where other elements can stand above bars of this height. */
function roomAbove(height: number): number {
  return height > 0 ? height + gapPx + clearancePx : 0;
}

function keepRoom(): void {
  const height = roomOfBars();
  const room = roomAbove(height);
  const cover = Math.max(0, ...covers.values());
  const { style } = document.documentElement;
  if (room) style.setProperty('--bottom-bars', `${room}px`);
  else style.removeProperty('--bottom-bars');
  style.scrollPaddingBottom = withSafeArea(room + cover);
  document.body.style.paddingBottom = withSafeArea(height > 0 ? height + pageEndPx : 0);
}

function withSafeArea(px: number): string {
  return px > 0 ? `calc(${px}px + env(safe-area-inset-bottom))` : '';
}
