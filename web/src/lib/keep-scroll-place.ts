/**
 * For a step through the history that stays on the page: the browser goes back to where the page was
 * scrolled when the entry was made; not so the reader.
 */
export function keepScrollPlace(): void {
  const { scrollX: left, scrollY: top } = window;
  requestAnimationFrame(() => {
    window.scrollTo({ left, top, behavior: 'instant' });
  });
}
