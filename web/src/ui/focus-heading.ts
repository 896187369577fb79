import { openModal } from './dialogs/open-modal.ts';

/**
 * Focuses the heading of the page, or of the dialog that is open over it, for example when another
 * dialog closes and its opener is gone.
 */
export function focusHeading(): void {
  const modal = openModal();
  const heading = modal.querySelector<HTMLElement>(modal === document.body ? 'h1' : 'h1, h2');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
