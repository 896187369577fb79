/** An element that was drawn ahead and is not alive yet. */
const asleep = '[data-prerendered]';

/**
 * To be called once React has taken over an element that was drawn ahead. What was pressed there
 * before, and kept by the page's first script (web/build/boot-script.ts), is carried out, once and
 * in the order of the page.
 */
export function wake(element: HTMLElement): void {
  element.removeAttribute('data-prerendered');
  for (const control of element.querySelectorAll<HTMLElement>('[data-kept]')) {
    if (!control.closest(asleep)) carryOut(control);
  }
}

/** Whether somebody waits for an answer to a press. */
export function isPressKept(): boolean {
  return document.querySelector('[data-kept]') !== null;
}

function carryOut(control: HTMLElement): void {
  const { kept = '' } = control.dataset;
  control.removeAttribute('data-kept');
  control.removeAttribute('aria-busy');
  if (!(control instanceof HTMLSelectElement)) {
    control.click();
    return;
  }
  control.value = kept;
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
