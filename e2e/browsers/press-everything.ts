import type { Page } from '@playwright/test';

/** What has been pressed on each route, in one of its states: each thing is pressed once. */
const pressedOn = new Map<string, Set<string>>();

/** Presses whatever a screen shows that does not lead elsewhere and was not pressed on its route yet. */
export async function pressEverything(page: Page, route: string): Promise<void> {
  const pressed = pressedOn.get(route) ?? new Set<string>();
  pressedOn.set(route, pressed);
  // A press may lead to another page, whose scripts then know nothing of this.
  const now = await page.evaluate(pressAll, [...pressed]).catch(() => []);
  for (const name of now) pressed.add(name);
}

/**
 * Runs in the page: presses one thing after the other, in a dialog only what is in it, and returns
 * what it has pressed. It ends when a press has led elsewhere. Whatever is sent is refused, so that
 * nobody else's data change.
 */
async function pressAll(known: string[]): Promise<string[]> {
  const fetchIt = window.fetch.bind(window);
  window.fetch = (input, init) => {
    const method = (input instanceof Request ? input.method : init?.method) ?? 'GET';
    if (method === 'GET') return fetchIt(input, init);
    return Promise.resolve(new Response('{"code":"UNAVAILABLE"}', { status: 503 }));
  };
  const pressed = new Set(known);
  // A dialog whose close button does nothing must not be pressed for ever.
  const mostDialogs = 50;
  let closedDialogs = 0;
  const { pathname } = location;
  const nameOfInput = (control: HTMLElement) =>
    control instanceof HTMLInputElement ? (control.labels?.[0]?.innerText ?? '') : undefined;
  const nameOf = (control: HTMLElement) =>
    `${control.localName} ${(control.ariaLabel ?? nameOfInput(control) ?? control.innerText).replace(/\d+/g, '#').trim()}`;
  const leaves = (control: HTMLElement) => /log ?out/i.test(control.innerText);
  const isShown = (control: HTMLElement) =>
    !leaves(control) &&
    control.getClientRects().length > 0 &&
    !control.matches(':disabled, [inert] *, [aria-disabled="true"]');
  const next = () => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const controls = (dialog ?? document).querySelectorAll<HTMLElement>(
      'button, summary, input[type="checkbox"], input[type="radio"]',
    );
    const shown = [...controls].filter(isShown);
    const unpressed = shown.find((control) => !pressed.has(nameOf(control)));
    if (unpressed || !dialog || closedDialogs === mostDialogs) return unpressed;
    // The page below goes on when everything in a dialog has been pressed.
    closedDialogs += 1;
    return shown.find((control) => nameOf(control) === 'button Close');
  };
  for (let control = next(); control && location.pathname === pathname; control = next()) {
    pressed.add(nameOf(control));
    control.click();
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return [...pressed];
}
