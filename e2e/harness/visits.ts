import type { Browser, BrowserContext, Page } from '@playwright/test';
import { stack } from './stack.ts';

/** Browsers in which a test has installed a clock of its own: there is no way back from it. */
const withOwnClock = new WeakSet<BrowserContext>();

/** A visitor's browser; its HTTP cache lasts for all visits. */
export async function openBrowser(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: stack.siteUrl, locale: 'en-US' });
  context.setDefaultTimeout(15_000);
  context.setDefaultNavigationTimeout(30_000);
  const { clock } = context;
  const install = clock.install.bind(clock);
  clock.install = (options) => {
    withOwnClock.add(context);
    return install(options);
  };
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

/** Whether another test can visit with this browser: not when its clock stands or is ahead. */
export function canVisitAgain(context: BrowserContext): boolean {
  return !withOwnClock.has(context);
}

export async function endVisit(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) await page.close();
  await context.setOffline(false);
  await context.clearPermissions();
}
