import { expect, type Page, type Request } from '@playwright/test';

/** The scripts and style sheets that each page waits for. */
const coming = new WeakMap<Page, Set<Request>>();

/** Notes from now on which code is on its way to a page. */
export function noteCode(page: Page): void {
  const requests = new Set<Request>();
  coming.set(page, requests);
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) requests.add(request);
  });
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** How often in a row nothing is on its way to a page that has all code it wants. */
const quietLooks = 4;

/**
 * Takes the connection from a page once its code has come: half of it would be another state, in which
 * a part of the page says that it could not be loaded.
 */
export async function loseConnection(page: Page): Promise<void> {
  let quiet = 0;
  const look = () => {
    quiet = coming.get(page)?.size === 0 ? quiet + 1 : 0;
    return quiet;
  };
  const looking = { message: 'code that is still on its way', intervals: [100] };
  await expect.poll(look, looking).toBeGreaterThanOrEqual(quietLooks);
  await page.context().setOffline(true);
}
