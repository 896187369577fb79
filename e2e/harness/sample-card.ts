import type { Locator, Page } from '@playwright/test';

/** A card of the menu's first page, whatever other tests add: its dish is asked nothing about. */
export function sampleCard(page: Page): Locator {
  return page.getByRole('article').filter({ hasText: 'Ember Margherita' });
}

export function sampleAdd(page: Page): Locator {
  return sampleCard(page).getByRole('button', { name: 'Add to Cart' });
}
