/**
 * Keeps the scroll position for a history step that stays on the page: the browser would restore
 * the position from when the entry was created.
 */
export function keepScrollPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  requestAnimationFrame(() => {
    window.scrollTo({ left, top, behavior: 'instant' });
  });
}
