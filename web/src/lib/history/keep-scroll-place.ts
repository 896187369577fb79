/**
 * For a history step that stays on the page: the browser would restore the scroll position from
 * when the entry was created; the reader's position must stay.
 */
export function keepScrollPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  requestAnimationFrame(() => {
    window.scrollTo({ left, top, behavior: 'instant' });
  });
}
