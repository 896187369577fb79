/** Runs in the page: what has to be scrolled sideways, of the page and what lies on top of it, and what makes it so wide. */
export function tooWide(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role=dialog], dialog[open]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((wide) => `${wide.tagName} ${wide.scrollWidth}: ${causesIn(wide).join('; ')}`);

  /** The innermost elements that reach beyond the right edge, or beyond the left one where text runs to it. */
  function causesIn(wide: Element): string[] {
    const { left, right } = wide.getBoundingClientRect();
    const runsToTheLeft = getComputedStyle(wide).direction === 'rtl';
    const isBeyond = (element: Element) => {
      const box = element.getBoundingClientRect();
      if (isClipped(element, wide)) return false;
      return box.width > 0 && (runsToTheLeft ? box.left < left - 0.5 : box.right > right + 0.5);
    };
    return [...wide.querySelectorAll('*')]
      .filter((element) => isBeyond(element) && ![...element.children].some(isBeyond))
      .map(
        ({ localName, className, textContent }) =>
          `${localName} "${textContent.trim().slice(0, 40)}" (${String(className).slice(0, 80)})`,
      )
      .slice(0, 5);
  }

  function isClipped(element: Element, wide: Element): boolean {
    for (let each = element.parentElement; each && each !== wide; each = each.parentElement) {
      if (each !== document.body && getComputedStyle(each).overflowX !== 'visible') return true;
    }
    return false;
  }
}
