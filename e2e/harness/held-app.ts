import type { Page } from '@playwright/test';
import { scriptPath } from './assets.ts';

/** Delays the app's own script, as a slow network does. @returns a function that releases it */
async function holdApp(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(`**${scriptPath('main')}`, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}

/** Opens a page whose app is delayed; the page is visible, but does nothing yet. */
export async function openHeld(page: Page, address: string): Promise<() => void> {
  const letThrough = await holdApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  return letThrough;
}
