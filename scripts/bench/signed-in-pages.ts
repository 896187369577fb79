import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { freePorts, host } from '../local/ports.ts';
import { fromRoot } from '../paths.ts';
import { step } from '../progress.ts';
import { startSite } from '../testing/test-site.ts';
import { auditPage, type PageTargets } from './lighthouse-runs.ts';
import { logInAs } from './log-in.ts';
import type { Measurement } from './measurement.ts';
import { serveSite } from './serve-site.ts';

const targets = { fcpMs: 900, lcpMs: 1400, tbtMs: 100, cls: 0.01 };

type SignedInPage = Pick<PageTargets, 'path' | 'name' | 'isListening'>;

/** A sample account, where it begins, and the pages that are measured. */
type Visit = {
  role: string;
  start: string;
  pagesFrom: (page: Page) => Promise<SignedInPage[]>;
};

const visits: Visit[] = [
  { role: 'user', start: '/order', pagesFrom: pagesOfDiner },
  { role: 'admin', start: '/dashboard', pagesFrom: async () => [{ path: '/dashboard' }] },
  { role: 'kitchen', start: '/kitchen', pagesFrom: async () => [{ path: '/kitchen' }] },
];

/** Measures the pages of who is signed in, with the whole stack: a diner's, the dashboard, the kitchen. */
export async function* measureSignedInPages({
  isOnce,
}: {
  isOnce: boolean;
}): AsyncIterable<Measurement[]> {
  const { env, stop } = await startSite({ withOrders: true });
  try {
    yield* measureVisits(env['E2E_SITE_URL'] ?? '', isOnce ? 1 : 5);
  } finally {
    await stop();
  }
}

/** Serves the site in place of the Hosting emulator, which is slower than a CDN and compresses less. */
async function* measureVisits(apiOrigin: string, runs: number): AsyncIterable<Measurement[]> {
  const [port = 0] = await freePorts(1);
  const close = await step('Packing the files of the site', () =>
    serveSite({ outDir: fromRoot('web/.test'), port, apiOrigin }),
  );
  try {
    for (const visit of visits) yield* measureVisit(`http://${host}:${port}`, visit, runs);
  } finally {
    await close();
  }
}

async function* measureVisit(
  origin: string,
  { role, start, pagesFrom }: Visit,
  runs: number,
): AsyncIterable<Measurement[]> {
  const { context, port, close } = await openOwnBrowser(origin);
  try {
    const page = await context.newPage();
    await logInAs(page, role, start);
    const before = () => emptyCacheOf(page);
    for (const each of await pagesFrom(page)) {
      yield await auditPage(origin, { ...each, ...targets, runs }, { port, before });
    }
  } finally {
    await close();
  }
}

/** Fills the cart, and returns the pages of a diner with a cart and an order. */
async function pagesOfDiner(page: Page): Promise<SignedInPage[]> {
  const order = await page.locator('main a[href^="/order/"]').first().getAttribute('href');
  if (order === null) throw new Error('The sample diner has no order.');
  await page.goto('/pizza');
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('status').filter({ hasText: '1 in your cart' }).waitFor();
  return [
    { path: '/cart-page' },
    { path: '/checkout' },
    { path: '/order', isListening: true },
    { path: order, name: '/order/:id', isListening: true },
  ];
}

/** Opens a browser that Lighthouse can use, too, because it listens at a port. */
async function openOwnBrowser(
  baseURL: string,
): Promise<{ context: BrowserContext; port: number; close: () => Promise<void> }> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'thymely-bench-'));
  const { args = [], ...found } = await findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...found,
    baseURL,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { context, port, close };
}

/** Who is signed in stays so, but every run loads all files, the font after the first paint as on a first visit. */
async function emptyCacheOf(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.removeItem('font');
  });
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
