import type { Page } from '@playwright/test';
import { translatePage } from '../../web/testing/translate-page.ts';

/** Translates a page from its beginning and for as long as it is open. */
export async function keepTranslating(page: Page): Promise<void> {
  await page.addInitScript(translatePage);
}
