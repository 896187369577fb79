/**
 * Runs in the page; returns the names of the solid green buttons where there are several: of those in
 * the open dialog, or in the page. Numbers of pages and arrows have no words, and the board's new
 * orders have a button each. It uses what the oldest promised browsers have.
 */
export function solidButtons(): string[] {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--color-leaf-700)';
  const green = getComputedStyle(probe).backgroundColor;
  probe.remove();
  if (green === 'rgba(0, 0, 0, 0)') throw new Error('The page has no color of solid buttons.');
  const solid = [
    ...document.querySelectorAll<HTMLElement>('button, a:not([href="#main"]), summary'),
  ].filter(
    (button) =>
      /\p{L}/u.test(button.textContent) &&
      !button.matches('[data-primary]') &&
      button.getClientRects().length > 0 &&
      !button.closest('details:not([open]) > :not(summary)') &&
      getComputedStyle(button).visibility === 'visible' &&
      getComputedStyle(button).backgroundColor === green,
  );
  const isAsked = (button: Element) => button.closest('dialog, [role=dialog]') !== null;
  return [solid.filter(isAsked), solid.filter((button) => !isAsked(button))]
    .filter(({ length }) => length > 1)
    .flatMap((several) =>
      several.map((button) => button.getAttribute('aria-label') ?? button.innerText),
    );
}
