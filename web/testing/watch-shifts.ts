import { onTestFinished } from 'vitest';
import { isPageDrawn } from './drawing.ts';

type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

/**
 * Notes what moves from now on, which the browser sees only in a page that it draws (`drawPage`).
 * Returns what has moved so far.
 */
export function watchShifts(): () => LayoutShift[] {
  if (!isPageDrawn()) throw new Error('Only in a page that is drawn, something moves.');
  const moved: PerformanceEntryList = [];
  const observer = new PerformanceObserver((list) => moved.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => {
    observer.disconnect();
  });
  return () => {
    moved.push(...observer.takeRecords());
    return moved as LayoutShift[];
  };
}

/** Waits until the page is drawn as it is now. */
export function nextFrames(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
