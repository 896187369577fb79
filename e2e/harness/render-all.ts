/**
 * Runs in the page, and has the browser render what it skips because it is far below the window: that
 * has an estimated height, and the colors of the scheme before.
 */
export function renderAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('main > *, main > * > *')) {
    if (getComputedStyle(element).contentVisibility === 'auto')
      element.style.contentVisibility = 'visible';
  }
}
