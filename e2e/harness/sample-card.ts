import type { Locator, Page } from '@playwright/test';

/** Returns a card of the menu's first page, whatever tests add; its dish has no options. */
export function sampleCard(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: 'Garden Bowl with Halloumi' });
}

export function sampleAdd(page: Page): Locator {
  return sampleCard(page).getByRole('button', { name: 'Add to Cart' });
}
