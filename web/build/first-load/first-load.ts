import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** How many bytes of code (gzip) a page may load before it is idle. */
const firstLoadBudget = { home: 108_000, others: 106_000 };

/** How much of it the tests of this repository keep free, for what a restaurant's own brand adds. */
export const freeOfBudget = 1_000;

export const firstLoadBudgetOf = (page: string): number =>
  page === 'index.html' ? firstLoadBudget.home : firstLoadBudget.others;

/** Returns the code that a page runs before it is idle: the entry and its immediate requests. */
export function firstLoad(site: string, page: string): string[] {
  return urlsOf(site, page).map((url) => read(site, url));
}

/** Returns the bytes of a page's first load, compressed with gzip. */
export function firstLoadBytes(site: string, page: string): number {
  return bytesOf(site, urlsOf(site, page));
}

/** Returns the bytes of scripts, each compressed with gzip. */
export function bytesOf(site: string, urls: string[]): number {
  return urls.reduce((sum, url) => sum + gzipSync(read(site, url), { level: 9 }).length, 0);
}

function urlsOf(site: string, page: string): string[] {
  const [, entry = '', preload = ''] =
    /data-entry="([^"]*)" data-preload="([^"]*)"/.exec(read(site, page)) ?? [];
  return [entry, ...preload.split(' ')].filter(Boolean);
}

/**
 * Returns one line for each prerendered page of a built site whose first load is over its budget.
 *
 * @param free - how many bytes of the budget are to be left
 */
export function firstLoadFaults(site: string, free = 0): string[] {
  const pages = readdirSync(site).filter(
    (file) => file.endsWith('.html') && read(site, file).includes(' data-prerendered="'),
  );
  return pages.flatMap((page) => {
    const [bytes, budget] = [firstLoadBytes(site, page), firstLoadBudgetOf(page) - free];
    return bytes <= budget ? [] : [`${page} loads ${bytes} bytes first, and may load ${budget}.`];
  });
}

function read(site: string, file: string): string {
  return readFileSync(join(site, file), 'utf8');
}
