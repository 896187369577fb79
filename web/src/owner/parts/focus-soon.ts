/** Focuses an element that is about to appear, or the one that replaces a disappearing element. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus());
}
