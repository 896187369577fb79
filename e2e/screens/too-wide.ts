/** Runs in the page: what has to be scrolled sideways, of the page and what lies on top of it. */
export function tooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map(({ tagName, scrollWidth }) => `${tagName} ${scrollWidth}`);
}
