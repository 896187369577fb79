/** Returns the topmost modal dialog, outside of which nothing can be pressed, or else the page. */
export function openModal(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
}
