import type { Browser, BrowserContext, Page } from '@playwright/test';
import { stack } from './stack.ts';

/** A visitor's browser; its HTTP cache lasts for all visits. */
export async function openBrowser(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: stack.siteUrl, locale: 'en-US' });
  context.setDefaultTimeout(15_000);
  context.setDefaultNavigationTimeout(30_000);
  return context;
}

/** A new tab of a browser without a session: only the HTTP cache of earlier visits is kept. */
export async function beginVisit(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', {
    origin: stack.siteUrl,
    storageTypes: 'cookies,local_storage,indexeddb,cache_storage,service_workers',
  });
  await devTools.detach();
  return page;
}

export async function endVisit(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
}
