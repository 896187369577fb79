import type { Page } from '@playwright/test';

/** Opens a page and waits until it answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilAlive(page);
}

/**
 * Waits until a page that was drawn ahead answers: React has taken over every control on it. Before
 * that a click is lost, and a test would not know.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive);
}

/** Runs in the page. React keeps what a control does on the element, under names of its own. */
function isAlive(): boolean {
  const controls = [...document.querySelectorAll('#root :is(a, button, select)')];
  const isTaken = (control: Element) =>
    Object.keys(control).some((name) => name.startsWith('__reactProps'));
  return controls.length > 0 && controls.every(isTaken);
}
