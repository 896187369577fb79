/** A text that does not fit where it stands. */
export type Misfit = { text: string; fault: string };

/** Runs in the page: texts that touch an edge, are cut, break inside of a word, or lie on each other. */
export function misfits(): Misfit[] {
  const controls = 'button, summary, a, [role=button], [role=tab], [role=menuitem]';
  const unread = 'script, style, noscript, template, textarea, option, .sr-only';
  type Shown = { node: Text; parent: Element; layer: Element; lines: DOMRect[] };

  const texts = shownTexts();
  const buttons = [...document.querySelectorAll(controls)].filter(
    (control) => control.checkVisibility() && hasEdge(control),
  );
  const ofTexts = texts.flatMap((text) =>
    [...atEdge(text), ...cut(text), ...broken(text), ...covered(text)].map((fault) => ({
      text: wordsOf(text.node),
      fault,
    })),
  );
  return [...ofTexts, ...cutInFields()];

  function shownTexts(): Shown[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Shown[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (!parent || wordsOf(node) === '' || parent.closest(unread)) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const lines = linesOf(node).flatMap((line) => visiblePart(line, parent) ?? []);
      if (lines.length > 0) found.push({ node, parent, layer: layerOf(parent), lines });
    }
    return found;
  }

  function wordsOf(node: Node): string {
    return (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  }

  function linesOf(node: Text, start = 0, end = node.length): DOMRect[] {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  }

  /** Returns what boxes that hide their overflow leave of a line: none of what only screen readers get. */
  function visiblePart(line: DOMRect, parent: Element): DOMRect | undefined {
    let { left, right, top, bottom } = line;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const { overflow, display } = getComputedStyle(box);
      if (overflow === 'visible' || display === 'inline' || box === document.body) continue;
      const edge = box.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    const [width, height] = [right - left, bottom - top];
    return width > 2 && height > line.height / 2
      ? new DOMRect(left, top, width, height)
      : undefined;
  }

  /** What scrolls or lies above the page has texts below it, and no fault is in that. */
  function layerOf(element: Element): Element {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { position } = getComputedStyle(box);
      if (/fixed|sticky|absolute/.test(position) || box.matches('dialog, [role=dialog], .pop'))
        return box;
    }
    return document.body;
  }

  function hasEdge(element: Element): boolean {
    const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(element);
    const isSeen = (color: string) => !/[,/] 0\)$|transparent/.test(color);
    return isSeen(backgroundColor) || (borderLeftWidth !== '0px' && isSeen(borderLeftColor));
  }

  function atEdge({ parent, lines }: Shown): string[] {
    const button = parent.closest(controls);
    if (!button || !hasEdge(button)) return [];
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const room = Math.min(...lines.map((line) => Math.min(line.left - left, right - line.right)));
    const high = lines.some((line) => line.top < top - 2 || line.bottom > bottom + 2);
    if (high) return ['is higher than its button'];
    return room < 4 ? [`has ${Math.round(room)} px to the edge of its button`] : [];
  }

  function cut({ node, parent }: Shown): string[] {
    const { overflowX, overflowY, display } = getComputedStyle(parent);
    if (display === 'inline') return [];
    const isCut =
      (overflowX !== 'visible' && parent.scrollWidth > parent.clientWidth + 1) ||
      (overflowY !== 'visible' && parent.scrollHeight > parent.clientHeight + 2);
    const isScrolled = /auto|scroll/.test(`${overflowX} ${overflowY}`);
    const beyond = linesOf(node).some(({ left, right }) => left < -1 || right > innerWidth + 1);
    if (isCut && !isScrolled) return ['is cut'];
    return beyond && !isInScroller(parent) ? ['is beyond the screen'] : [];
  }

  /** What a select or an empty field shows is not part of the page. */
  function cutInFields(): Misfit[] {
    const context = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')]
      .filter((field) => field.checkVisibility({ opacityProperty: true }) && field.clientWidth > 1)
      .flatMap((field) => {
        const text =
          'selectedOptions' in field ? field.selectedOptions[0]?.text : field.placeholder;
        const { font, color, paddingLeft, paddingRight } = getComputedStyle(field);
        if (!context || !text || /, 0\)$|transparent/.test(color)) return [];
        context.font = font;
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        const excess = Math.round(context.measureText(text).width - room);
        return excess > 0 ? [{ text, fault: `is ${excess} px too long for its field` }] : [];
      });
  }

  function isInScroller(element: Element): boolean {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    }
    return false;
  }

  function broken({ node }: Shown): string[] {
    return [...node.data.matchAll(/[\p{L}\p{N}]+/gu)].flatMap(({ 0: word, index }) => {
      const tops = linesOf(node, index, index + word.length).map(({ top }) => Math.round(top));
      return new Set(tops).size > 1 ? [`breaks inside of “${word}”`] : [];
    });
  }

  function covered({ node, layer, lines }: Shown): string[] {
    const others = texts.filter((other) => other.node !== node && other.layer === layer);
    const text = others.find((other) =>
      lines.some((line) => other.lines.some((its) => meet(line, its))),
    );
    if (text) return [`lies on “${wordsOf(text.node)}”`];
    const button = buttons.find(
      (each) =>
        !each.contains(node) &&
        layerOf(each) === layer &&
        !node.parentElement?.contains(each) &&
        isMet(lines, each),
    );
    return button ? [`lies on the button “${wordsOf(button)}”`] : [];
  }

  function isMet(lines: DOMRect[], button: Element): boolean {
    const box = visiblePart(button.getBoundingClientRect(), button);
    return box !== undefined && lines.some((line) => meet(line, box));
  }

  /** Whether a line and another thing are in one place: the letters of a line fill its middle. */
  function meet(line: DOMRect, other: DOMRect): boolean {
    const middle = (line.top + line.bottom) / 2;
    const isBeside = line.left > other.right - 3 || line.right < other.left + 3;
    return !isBeside && middle > other.top + 3 && middle < other.bottom - 3;
  }
}
