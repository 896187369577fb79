import type { Page, Request } from '@playwright/test';

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

/** Counts the requests for an order or for the list of open orders. */
export function countReads(page: Page): () => number {
  let reads = 0;
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' && /\/api\/orders(\/|\?open)/.test(request.url());
    if (isRead) reads += 1;
  });
  return () => reads;
}
