import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The maximum number of Tab presses, more than any page needs. */
const patience = 120;

/** Presses Tab until the control has the focus. @throws when the keyboard cannot reach it */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  // A screen that has just been opened may still be loading.
  await control.waitFor({ state: 'attached' });
  for (let stops = 0; stops < patience; stops += 1) {
    await page.keyboard.press(key);
    if (await control.evaluateAll(isFocused)) return;
  }
  throw new Error(`The keyboard does not reach ${control.toString()}.`);
}

/** Presses Tab until the control has the focus, then Enter. */
export async function enter(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Expects that a page change is announced: the heading has the focus, the document its title. */
export async function expectAnnounced(
  page: Page,
  { heading, title }: { heading: string | RegExp; title: string | RegExp },
): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
  await expect(page).toHaveTitle(title);
}

/** Runs in the page. */
function isFocused([control]: Element[]): boolean {
  return control !== undefined && control === document.activeElement;
}
