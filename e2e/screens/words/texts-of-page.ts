/** What one look at a page has found. */
export type Findings = {
  /** The texts and accessible names outside of the marks of messages. */
  texts: string[];
  /** The buttons, by their words, that show only a part of them. */
  cut: string[];
};

/** Runs in the page. */
export function findInPage(): Findings {
  const texts = new Set<string>();
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt'];
  const attributes = [...spoken, 'aria-valuetext', 'placeholder'];
  const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TEXTAREA']);

  keepOutside(document.title, 0);
  walk(document.body, 0);
  return { texts: [...texts], cut: cutButtons() };

  /** Returns how many messages are open after an element; none of its own stays open. */
  function walk(element: Element, open: number): void {
    if (unread.has(element.tagName) || !isShown(element)) return;
    for (const name of attributes) keepOutside(element.getAttribute(name) ?? '', 0);
    let depth = open;
    for (const child of element.childNodes) {
      if (child instanceof Element) walk(child, depth);
      else if (child instanceof Text) depth = keepOutside(child.data, depth);
    }
  }

  /** Keeps what a text has outside of marks, and returns how many marks are open at its end. */
  function keepOutside(text: string, open: number): number {
    let depth = open;
    for (const part of text.split(/(\[!!|!!\])/)) {
      if (part === '[!!') depth += 1;
      else if (part === '!!]') depth = Math.max(0, depth - 1);
      else if (depth === 0 && /\p{L}/u.test(part)) texts.add(part.replaceAll(/\s+/g, ' ').trim());
    }
    return depth;
  }

  function isShown(element: Element): boolean {
    return element.checkVisibility() || getComputedStyle(element).display === 'contents';
  }

  function cutButtons(): string[] {
    const buttons = document.querySelectorAll<HTMLElement>(
      'button, summary, [role=button], [role=tab], [role=menuitem], a:not(:has(img, p, h2, h3))',
    );
    return [...buttons]
      .filter(
        (button) =>
          button.checkVisibility() &&
          [button, ...button.querySelectorAll('*')].some((part) => isCut(part, button)),
      )
      .map((button) => `${(button.ariaLabel ?? button.innerText).replaceAll(/\s+/g, ' ').trim()}`);
  }

  function isCut(part: Element, button: Element): boolean {
    const { width, height } = part.getBoundingClientRect();
    // What only screen readers get is a square of one pixel.
    if (width <= 1 || height <= 1 || !part.checkVisibility()) return false;
    const { overflowX, overflowY } = getComputedStyle(part);
    if (overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1) return true;
    if (overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1) return true;
    return [...part.childNodes].some((child) => child instanceof Text && isBeyond(child, button));
  }

  function isBeyond(text: Text, button: Element): boolean {
    if (text.data.trim() === '') return false;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [inside, outside] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
    return inside.left < outside.left - 1 || inside.right > outside.right + 1;
  }
}
