import type { Browser, BrowserContext, Page } from '@playwright/test';
import { noteListeners } from './note-listeners.ts';
import { quickLooks } from './quick-looks.ts';
import { noteMessages } from './shown-messages.ts';
import { stack } from './stack.ts';

/** Browsers in which a test has installed a clock of its own, which cannot be undone. */
const withOwnClock = new WeakSet<BrowserContext>();

/**
 * Opens a visitor's browser, whose HTTP cache lasts for all visits. The visitor prefers reduced
 * motion: what moves or fades takes the processor an eighth of the time, and proves nothing.
 */
export async function openBrowser(browser: Browser): Promise<BrowserContext> {
  const options = { baseURL: stack.siteUrl, locale: 'en-US', reducedMotion: 'reduce' } as const;
  const context = await browser.newContext(options);
  context.setDefaultTimeout(30_000);
  context.setDefaultNavigationTimeout(60_000);
  noteListeners(context);
  await noteMessages(context);
  const { clock } = context;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    withOwnClock.add(context);
    return install(options);
  };
  return context;
}

/** Opens a new tab without a session; only the HTTP cache of earlier visits is kept. */
export async function beginVisit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await quickLooks(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', {
    origin: stack.siteUrl,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  });
  await devTools.detach();
  return page;
}

/** Whether another test can use this browser: not if its clock has been changed. */
export function canVisitAgain(context: BrowserContext): boolean {
  return !withOwnClock.has(context);
}

export async function endVisit(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
}
