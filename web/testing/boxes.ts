import type { Locator } from 'vitest/browser';

/** Returns the box of an element in the window. */
export function boxOf(locator: Locator): DOMRect {
  return locator.element().getBoundingClientRect();
}

/** Returns the share of an element that is in the window, from 0 to 1. */
export function shareInSight(locator: Locator): number {
  const { top, left, right, bottom, width, height } = boxOf(locator);
  const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const wide = Math.min(right, innerWidth) - Math.max(left, 0);
  return Math.max(0, high / height) * Math.max(0, wide / width);
}

/** Returns how much wider than the window the page is. */
export function excessWidth(): number {
  return document.documentElement.scrollWidth - innerWidth;
}

/** Returns the texts of all elements that a locator finds. */
export function textsOf(locator: Locator): string[] {
  return locator.elements().map(({ textContent }) => textContent);
}
