import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Waits until a page that was drawn ahead answers: React has taken over every control on it. Before
 * that a click is lost, and a test would not know.
 */
export async function untilAlive(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(countDeadControls)).toBe(0);
}

/** Runs in the page. React keeps what a control does on the element, under names of its own. */
function countDeadControls(): number {
  const controls = [...document.querySelectorAll('#root :is(a, button, select)')];
  const isDead = (control: Element) =>
    !Object.keys(control).some((name) => name.startsWith('__reactProps'));
  return controls.length === 0 ? 1 : controls.filter(isDead).length;
}
