/** Gives the focus a place to return to once a dialog closes and what opened it is gone. */
export function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
