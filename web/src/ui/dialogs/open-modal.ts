/** The topmost modal dialog: what lies outside it can be neither seen nor pressed. Else the page. */
export function openModal(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
}
