import { takeStep, watchHistory } from './overlays.ts';

type HistoryGuard = (event: PopStateEvent) => void;

let guard: HistoryGuard | undefined;

/**
 * Receives Back and Forward before the router does. It must be called before the router is mounted:
 * some browsers call the listeners of a window in the order of their registration, including the
 * capturing ones.
 */
export function listenBeforeRouter(): void {
  watchHistory();
  window.addEventListener(
    'popstate',
    (event) => {
      if (takeStep()) event.stopImmediatePropagation();
      else guard?.(event);
    },
    { capture: true },
  );
}

/**
 * Lets `next` decide about every step from one page to another: an event that it stops immediately
 * never reaches the router. There is only one guard at a time; undefined removes it.
 */
export function setHistoryGuard(next: HistoryGuard | undefined): void {
  guard = next;
}
