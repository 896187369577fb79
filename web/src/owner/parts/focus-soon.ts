/** Focuses an element that is about to appear, or one that takes over from one that is about to go. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  setTimeout(() => find()?.focus());
}
