/**
 * Runs in the page: gives the focus to one control after the other, as Tab does, and returns those
 * that a bar of the window then lies over.
 */
export function coveredFocus(): string[] {
  const onTop = document.querySelectorAll('dialog:modal, [aria-modal=true]');
  const scope = [...onTop].at(-1) ?? document;
  const controls = scope.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  return [...controls].flatMap((control) => {
    const bar = isStop(control) && barOver(control);
    return bar ? [`${nameOf(control)} is under ${nameOf(bar)}`] : [];
  });

  function isStop(control: HTMLElement): boolean {
    if (control.tabIndex < 0) return false;
    control.focus();
    return document.activeElement === control;
  }

  function barOver(control: HTMLElement): Element | undefined {
    const { left, top, width, height } = control.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    for (let each = seen; each && !each.contains(control); each = each.parentElement) {
      const { position } = getComputedStyle(each);
      // What hangs from a bar, as a note or an open navigation, has come with a press.
      if (position === 'absolute' || each.querySelector('[aria-expanded=true]')) return undefined;
      if (position === 'fixed' || position === 'sticky') return each;
    }
    return undefined;
  }

  function nameOf(element: Element): string {
    const label =
      element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const words = (element.ariaLabel ?? label ?? element.textContent).replaceAll(
      /[\s\u200b]+/g,
      ' ',
    );
    return `${element.localName} "${words.trim().slice(0, 60)}"`;
  }
}
