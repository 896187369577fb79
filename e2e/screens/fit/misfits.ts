/** A text that does not fit where it stands. */
export type Misfit = { text: string; fault: string };

/**
 * Runs in the page: the texts that are cut off at an edge or break inside of a word, and those that
 * another text or a control lies over. What is pushed out of sight as a whole, such as the other slides
 * of a row, is not cut off; below a modal dialog nothing is looked at.
 *
 * @param atEdges whether texts that touch the edge of their button, or are too long for their field, are found as well
 */
export function misfits(atEdges: boolean): Misfit[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Shown = { box: Box; element: Element; layer: Element };

  const onTop = document.querySelectorAll('dialog:modal, [aria-modal=true]');
  const scope = [...onTop].at(-1) ?? document.body;
  const found: Misfit[] = [];
  const lines = linesIn(scope);
  return [
    ...found,
    ...lines.flatMap(coveredByLines),
    ...controlsIn(scope).flatMap(linesBelow),
    ...(atEdges ? [...lines.flatMap(atEdge), ...fieldsIn(scope).flatMap(tooLong)] : []),
  ];

  function coveredByLines(line: Shown, index: number): Misfit[] {
    return lines
      .slice(index + 1)
      .filter((other) => other.element !== line.element && meet(other, line))
      .map((other) => misfit(line.element, `and ${named(other.element)} cover each other`));
  }

  function linesBelow(control: Shown): Misfit[] {
    const isOwn = ({ element }: Shown) =>
      [control.element, control.element.closest('label')].some((part) => part?.contains(element));
    return lines
      .filter((line) => !isOwn(line) && !isLaidOver(line.element) && meet(line, control))
      .map(({ element }) => misfit(element, `is covered by ${named(control.element)}`));
  }

  function linesIn(root: Element): Shown[] {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const shown: Shown[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // What a translation puts around a text is no part of the layout.
      const element = text.parentElement?.closest(':not(font)');
      if (!element || text.data.replaceAll('\u200b', '').trim() === '' || !isShown(element))
        continue;
      const before = shown.length;
      for (const rect of rectsOf(text, 0, text.length)) {
        const { box, isCutBy } = inSight(middleOf(rect), element);
        if (isCutBy) found.push(misfit(element, `is cut off by ${named(isCutBy)}`));
        if (box) shown.push({ box, element, layer: layerOf(element) });
      }
      if (shown.length > before) found.push(...brokenWordsOf(text, element));
    }
    return shown;
  }

  function rectsOf(text: Text, start: number, end: number): DOMRect[] {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return [...range.getClientRects()];
  }

  /**
   * The words that are broken although they would fit on a line; hardly any line has room for the
   * others. Names of people and dishes may be broken anywhere.
   */
  function brokenWordsOf(text: Text, element: Element): Misfit[] {
    if (getComputedStyle(element).overflowWrap === 'anywhere') return [];
    return [...text.data.matchAll(/\S*\p{L}\S*/gu)].flatMap(({ 0: word, index }) => {
      // After a hyphen and the like, a word may go on in the next line.
      const parts = [...word.matchAll(/[\p{L}\p{N}]+/gu)].map((part) =>
        rectsOf(text, index + part.index, index + part.index + part[0].length),
      );
      const isBroken = parts.some(
        (rects) => new Set(rects.map(({ top }) => Math.round(top))).size > 1,
      );
      const rects = rectsOf(text, index, index + word.length);
      const width = rects.reduce((sum, rect) => sum + rect.width, 0);
      return isBroken && width < innerWidth * 0.6
        ? [misfit(element, `breaks inside of “${word}”`)]
        : [];
    });
  }

  /** The lines that touch the edge of their button. */
  function atEdge({ box, element }: Shown): Misfit[] {
    const button = element.closest(
      'button, summary, a, [role=button], [role=tab], [role=menuitem]',
    );
    if (!button || !hasEdge(button)) return [];
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom) return [misfit(element, 'is higher than its button')];
    const room = Math.min(box.left - left, right - box.right);
    return room < 4
      ? [misfit(element, `has ${Math.round(room)} px to the edge of its button`)]
      : [];
  }

  function hasEdge(element: Element): boolean {
    const { backgroundColor, borderLeftColor, borderLeftWidth } = getComputedStyle(element);
    const isSeen = (color: string) => !/[,/] 0\)$|transparent/.test(color);
    return isSeen(backgroundColor) || (borderLeftWidth !== '0px' && isSeen(borderLeftColor));
  }

  function fieldsIn(root: Element): (HTMLSelectElement | HTMLInputElement)[] {
    return [...root.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')].filter(
      (field) => field.checkVisibility({ opacityProperty: true }) && field.clientWidth > 1,
    );
  }

  /** What a select or an empty field shows is no text of the page. */
  function tooLong(field: HTMLSelectElement | HTMLInputElement): Misfit[] {
    const context = document.createElement('canvas').getContext('2d');
    const text = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.placeholder;
    const { font, color, paddingLeft, paddingRight } = getComputedStyle(field);
    if (!context || !text || /, 0\)$|transparent/.test(color)) return [];
    context.font = font;
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const excess = Math.round(context.measureText(text).width - room);
    return excess > 0 ? [{ text, fault: `is ${excess} px too long for its field` }] : [];
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
      const { contentVisibility, overflowX, overflowY, position } = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const hidesX = overflowX !== 'visible';
      const hidesY = overflowY !== 'visible';
      if ((hidesX || hidesY) && isTiny(edge)) return {};
      // Out of sight, it has the size that it had when it was drawn last.
      const isDrawnLater = contentVisibility === 'auto';
      if (isDrawnLater && (edge.top > innerHeight || edge.bottom < 0)) return {};
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
    const words = element.ariaLabel ?? label ?? element.textContent;
    return words.replaceAll(/[\s\u200b]+/g, ' ').trim();
  }

  function named(element: Element): string {
    return `${element.localName} “${wordsOf(element).slice(0, 60)}”`;
  }

  function misfit(element: Element, fault: string): Misfit {
    return { text: wordsOf(element), fault };
  }
}
