import type { Page } from '@playwright/test';
import { newerFeatures } from '../../scripts/testing/promised-browsers.ts';

/** Read once, from thousands of entries. */
const newer = [...newerFeatures()];

/** Takes from a page whatever the oldest promised browsers do not have. */
export async function beOldest(page: Page): Promise<void> {
  await page.addInitScript(removeFeatures, newer);
}

/** Runs in the page, before all its scripts. */
function removeFeatures(paths: string[]): void {
  for (const path of paths) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    let owner: unknown = window;
    for (const each of names) owner = (owner as Record<string, unknown> | undefined)?.[each];
    if (owner) Reflect.deleteProperty(owner, name);
  }
}
