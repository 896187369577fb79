import type { Page, Request } from '@playwright/test';
import { callApi } from './call-api.ts';
import type { Person } from './people.ts';
import { openAs } from './sign-in.ts';
import { expect } from './test.ts';

const streams = /google\.firestore\.v1\.Firestore\/Listen/;

/** Counts the connections by which Firestore sends changes to the page. */
export function countStreams(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (streams.test(request.url())) open.add(request);
  });
  const close = (request: Request) => void open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () => open.size;
}

/** Opens a page to which Firestore sends changes, and counts the connections by which it does. */
export async function openLive(page: Page, person: Person, address: string): Promise<() => number> {
  const streams = countStreams(page);
  await openAs(page, person, address);
  await expect.poll(streams).toBeGreaterThan(0);
  return streams;
}

const readOfOrders = /\/api\/orders(\/|\?open)/;

/** Counts the requests for an order or for the list of open orders. */
export function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' && readOfOrders.test(request.url());
    if (isRead) reads += 1;
  });
  return () => reads;
}

/**
 * Has the API answer what it knows now until the returned function is called: what the page shows of
 * a change meanwhile came from Firestore, and so proves that its connection is open.
 */
export async function freezeReads(page: Page, diner: Person): Promise<() => Promise<void>> {
  const open = await callApi('listOrders', {
    token: diner.accessToken,
    query: { open: 'true' },
  });
  await page.route(readOfOrders, async (route, request) => {
    if (request.method() !== 'GET') return route.continue();
    const isList = request.url().includes('?open');
    return route.fulfill(isList ? { json: open } : { status: 304 });
  });
  return () => page.unroute(readOfOrders);
}
