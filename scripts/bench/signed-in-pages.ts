import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../e2e/harness/find-browser.ts';
import { freePorts } from '../local/ports.ts';
import { step } from '../progress.ts';
import { startSite } from '../testing/test-site.ts';
import { auditPage, type PageTargets } from './lighthouse-runs.ts';
import { logInAs } from './log-in.ts';
import type { Measurement } from './measurement.ts';

const targets = { fcpMs: 900, lcpMs: 1400, tbtMs: 100, cls: 0.01 };

/** Measures the pages of who is signed in, as the whole stack serves them: a diner's, the dashboard, the kitchen. */
export async function measureSignedInPages(): Promise<Measurement[]> {
  const { env, stop } = await startSite({ withOrders: true });
  const origin = env['E2E_SITE_URL'] ?? '';
  try {
    const measured: Measurement[] = [];
    const ofRoles = [
      ['user', '/order', pathsOfDiner],
      ['admin', '/dashboard', async () => ['/dashboard']],
      ['kitchen', '/kitchen', async () => ['/kitchen']],
    ] as const;
    for (const [role, start, pathsOf] of ofRoles) {
      measured.push(
        ...(await asPerson(async (context, port) => {
          const page = await context.newPage();
          await logInAs(page, role, `${origin}${start}`);
          const paths = await pathsOf(page, origin);
          const emptyCache = () => emptyCacheOf(page);
          const runs: Measurement[] = [];
          for (const path of paths) {
            const target: PageTargets = { path, ...targets };
            runs.push(
              ...(await step(`Lighthouse for ${path}`, () =>
                auditPage(origin, target, { port, before: emptyCache }),
              )),
            );
          }
          return runs;
        })),
      );
    }
    return measured;
  } finally {
    await stop();
  }
}

/** Fills the cart, and returns the pages of a diner with a cart and an order. */
async function pathsOfDiner(page: Page, origin: string): Promise<string[]> {
  const order = await page.locator('main a[href^="/order/"]').first().getAttribute('href');
  await page.goto(`${origin}/pizza`);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('status').filter({ hasText: '1 in your cart' }).waitFor();
  return ['/cart-page', '/checkout', '/order', ...(order ? [order] : [])];
}

/** Runs something in a browser that Lighthouse can use, too, because it listens at a port. */
async function asPerson<Outcome>(
  run: (context: BrowserContext, port: number) => Promise<Outcome>,
): Promise<Outcome> {
  const [port = 0] = await freePorts(1);
  const folder = mkdtempSync(join(tmpdir(), 'thymely-bench-'));
  const { args = [], ...found } = await findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...found,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    return await run(context, port);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Who is signed in stays so, but every run loads all files. */
async function emptyCacheOf(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
