/** Gives the focus a place to go to when what had it is gone, as the opener of a dialog that closes. */
export function focusHeading(heading: HTMLElement | null = document.querySelector('h1')): void {
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
