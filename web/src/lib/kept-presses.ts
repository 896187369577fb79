/** The selector of prerendered elements that are not hydrated yet. */
const notHydrated = '[data-prerendered]';

/**
 * Must be called once React has hydrated a prerendered element. Presses on it that the page's first
 * script has recorded (web/build/boot-script.ts) are then replayed, once and in document order.
 */
export function markHydrated(element: HTMLElement): void {
  element.removeAttribute('data-prerendered');
  if (isAllHydrated()) for (const resolve of waiting.splice(0)) resolve();
  for (const control of element.querySelectorAll<HTMLElement>('[data-kept]')) {
    if (!control.closest(notHydrated)) carryOut(control);
  }
}

const waiting: (() => void)[] = [];

/** The maximum wait, because the code of a part may be impossible to load. */
const patienceMs = 5000;

/** Whether all of a prerendered page is hydrated, or it was drawn in the browser. */
export function isAllHydrated(): boolean {
  return document.querySelector(notHydrated) === null;
}

/**
 * Resolves once all of a prerendered page is hydrated. Code that loads newer data waits for it,
 * because a part has to start from the data that it was rendered with.
 */
export function whenAllHydrated(): Promise<void> {
  if (isAllHydrated()) return Promise.resolve();
  return new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, patienceMs);
  });
}

/** Returns whether a recorded press still has to be handled. */
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
