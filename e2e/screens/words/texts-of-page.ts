/** Runs in the page: its texts and accessible names, outside of the marks of messages. */
export function textsOfPage(): string[] {
  const texts = new Set<string>();
  const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt'];
  const attributes = [...spoken, 'aria-valuetext', 'placeholder'];
  const unread = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'TEXTAREA']);

  keepOutside(document.title, 0);
  walk(document.body, 0);
  return [...texts];

  /** Returns how many messages are open after the texts and elements of an element. */
  function walk(element: Element, open: number): number {
    if (unread.has(element.tagName) || !isShown(element)) return open;
    for (const name of attributes) keepOutside(element.getAttribute(name) ?? '', 0);
    let depth = open;
    for (const child of element.childNodes) {
      if (child instanceof Text) depth = keepOutside(child.data, depth);
      if (!(child instanceof Element)) continue;
      const after = walk(child, depth);
      // The parts of a sentence may have elements of their own; what holds elements is no part.
      if (child.childElementCount === 0) depth = after;
    }
    return depth;
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
}
