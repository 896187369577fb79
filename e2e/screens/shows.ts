import { expect, type Locator, type Page } from '@playwright/test';

/** A way to see that a state has been reached: the `shows` of a state. */
type Shows = (page: Page) => Locator;

export function heading(name: string | RegExp): Shows {
  return (page) => page.getByRole('heading', { level: 1, name });
}

export function dialog(name: string | RegExp): Shows {
  return (page) => page.getByRole('dialog', { name });
}

export function text(words: string | RegExp): Shows {
  return (page) => page.getByText(words).first();
}

export function button(name: string): Shows {
  return (page) => page.getByRole('button', { name, exact: true }).first();
}

export function mainLink(name: string | RegExp): Shows {
  return (page) => page.getByRole('main').getByRole('link', { name }).first();
}

/** Presses the first button of this name. */
export function press(name: string | RegExp): (page: Page) => Promise<void> {
  return (page) => page.getByRole('button', { name }).first().click();
}

/** Closes what lies on top of the page. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses nothing: what a state shows comes by itself. */
export const stay = (): Promise<void> => Promise.resolve();
