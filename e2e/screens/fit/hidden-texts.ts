/**
 * Runs in the page: the lines of text that are cut off at an edge, and those that another text or a
 * control lies over. What is pushed out of sight as a whole, such as the other slides of a row, is
 * not cut off; below a modal dialog nothing is looked at.
 */
export function hiddenTexts(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Shown = { box: Box; element: Element; layer: Element };

  const onTop = document.querySelectorAll('dialog:modal, [aria-modal=true]');
  const scope = [...onTop].at(-1) ?? document.body;
  const cut = new Set<string>();
  const lines = linesIn(scope);
  return [...cut, ...lines.flatMap(coveredByLines), ...controlsIn(scope).flatMap(linesBelow)];

  function coveredByLines(line: Shown, index: number): string[] {
    return lines
      .slice(index + 1)
      .filter((other) => other.element !== line.element && meet(other, line))
      .map((other) => `${wordsOf(line.element)} and ${wordsOf(other.element)} cover each other`);
  }

  function linesBelow(control: Shown): string[] {
    const isOwn = ({ element }: Shown) =>
      [control.element, control.element.closest('label')].some((part) => part?.contains(element));
    return lines
      .filter((line) => !isOwn(line) && !isLaidOver(line.element) && meet(line, control))
      .map(({ element }) => `${wordsOf(control.element)} covers ${wordsOf(element)}`);
  }

  function linesIn(root: Element): Shown[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: Shown[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      // What a translation puts around a text is no part of the layout.
      const element = parentElement?.closest(':not(font)');
      if (!element || textContent?.replaceAll('\u200b', '').trim() === '' || !isShown(element))
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) {
        const { box, isCutBy } = inSight(middleOf(rect), element);
        if (isCutBy) cut.add(`${wordsOf(element)} is cut off by ${wordsOf(isCutBy)}`);
        if (box) shown.push({ box, element, layer: layerOf(element) });
      }
    }
    return shown;
  }

  /** The controls that have a place of their own; what is laid out over others shows what is below it. */
  function controlsIn(root: Element): Shown[] {
    return [...root.querySelectorAll('button, select, input, textarea')].flatMap((element) => {
      const { box } = inSight(element.getBoundingClientRect(), element);
      const hasPlace = box && !isTiny(box) && isShown(element) && !isLaidOver(element);
      return hasPlace ? [{ box, element, layer: layerOf(element) }] : [];
    });
  }

  /** The part of a line in which its letters stand: lines close to each other meet outside of it. */
  function middleOf({ left, right, top, bottom, height }: DOMRect): Box {
    return { left, right, top: top + height / 4, bottom: bottom - height / 4 };
  }

  function isShown(element: Element): boolean {
    const unseen = 'svg, details:not([open]) > :not(summary), [inert], script, style, noscript';
    if (element.closest(unseen) || getComputedStyle(element).visibility !== 'visible') return false;
    return pathOf(element).every((each) => getComputedStyle(each).opacity !== '0');
  }

  /** The part of a box that can be seen, or none, and what cuts off a part that cannot be scrolled to. */
  function inSight(whole: Box, element: Element): { box?: Box; isCutBy?: Element } {
    let box = whole;
    let isCutBy: Element | undefined;
    for (const each of pathOf(element)) {
      const { overflowX, overflowY, position } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const hidesX = overflowX !== 'visible';
      const hidesY = overflowY !== 'visible';
      if ((hidesX || hidesY) && isTiny(edge)) return {};
      const seen = {
        left: hidesX ? Math.max(box.left, edge.left) : box.left,
        right: hidesX ? Math.min(box.right, edge.right) : box.right,
        top: hidesY ? Math.max(box.top, edge.top) : box.top,
        bottom: hidesY ? Math.min(box.bottom, edge.bottom) : box.bottom,
      };
      const heightOf = ({ top, bottom }: Box) => bottom - top;
      if (isTiny(seen) || heightOf(seen) < heightOf(box) / 4) return {};
      const lostX = Math.max(seen.left - box.left, box.right - seen.right);
      const lostY = Math.max(seen.top - box.top, box.bottom - seen.bottom);
      const canScroll = /auto|scroll/.test(`${overflowX} ${overflowY}`);
      if (!canScroll && Math.max(lostX, lostY) > 2) isCutBy ??= each;
      box = seen;
      if (position === 'fixed') break;
    }
    return { box, ...(isCutBy && { isCutBy }) };
  }

  /** An element and what is around it, below the page itself. */
  function pathOf(element: Element): Element[] {
    const path: Element[] = [];
    for (
      let each: Element | null = element;
      each && each !== document.body;
      each = each.parentElement
    )
      path.push(each);
    return path;
  }

  /** Whatever moves with an element when the page is scrolled. */
  function layerOf(element: Element): Element {
    const isLayer = (each: Element) =>
      /fixed|sticky/.test(getComputedStyle(each).position) || each.matches('[popover], dialog');
    return pathOf(element).find(isLayer) ?? document.body;
  }

  /** What only screen readers get is a square of one pixel. */
  function isTiny({ left, right, top, bottom }: Box): boolean {
    return right - left <= 2 || bottom - top <= 2;
  }

  function isLaidOver(element: Element): boolean {
    const { position, pointerEvents } = getComputedStyle(element);
    return position === 'absolute' || pointerEvents === 'none';
  }

  function meet(one: Shown, other: Shown): boolean {
    const across =
      Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    return one.layer === other.layer && across > 2 && down > 2;
  }

  function wordsOf(element: Element): string {
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const words = (element.ariaLabel ?? label ?? element.textContent).replaceAll(
      /[\s\u200b]+/g,
      ' ',
    );
    return `${element.localName} "${words.trim().slice(0, 60)}"`;
  }
}
