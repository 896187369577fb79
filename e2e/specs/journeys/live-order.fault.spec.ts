import type { Page } from '@playwright/test';
import { scriptPath } from '../../harness/assets.ts';
import { openStill } from '../../harness/layout-shifts.ts';
import { countReads, countStreams, freezeReads } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { logOut } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// On a first visit, nothing is cached.
test.use({ isFirstVisit: true, hasMotion: true });

function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

/** Records from now on the names of animations on the page. */
async function noteMotion(page: Page): Promise<() => Promise<string[]>> {
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    return names;
  });
  return () => moved.evaluate((names) => names.filter((name) => name.startsWith('order-')));
}

/** Simulates a tab that goes to the background, or comes back to the front. */
async function turnTab(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: visibilityState,
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (visibilityState === 'visible') dispatchEvent(new Event('focus'));
  }, state);
}

test('the open orders in the list, which does not move on a phone while it loads, are live and move to the history; a new state moves for a moment, unless the reader prefers reduced motion; a page in the background for five minutes stops listening, and sends one request when it is visible again; requirement 26: an order is watched under the policy of the page, by a chunk without RE2JS that no other page loads, until the diner logs out', async ({
  page,
  diner,
  admin,
}) => {
  let listed = await placeOrder(diner);
  const watched = await placeOrder(diner);
  const ways = new Set<string>();
  const chunks: string[] = [];
  const liveChunk = scriptPath('live-chunk');
  page.on('request', (request) => {
    if (request.url().includes('/google.firestore.')) ways.add(request.resourceType());
    if (new URL(request.url()).pathname === liveChunk) chunks.push(request.url());
  });
  const streams = countStreams(page);

  await test.step('the list', async () => {
    await openStill(page, diner, '/order', { width: 360 });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(streams).toBeGreaterThan(0);
    const open = page
      .getByRole('region', { name: 'Open orders' })
      .getByRole('listitem')
      .filter({ hasText: `#${listed.number}` });
    await expect(open).toContainText('Waiting for the kitchen');
    const release = await freezeReads(page, diner);
    listed = await moveOrder(admin, listed, { action: 'accept' });
    await expect(open).toContainText('Confirmed');
    await release();
    const reads = countReads(page);
    listed = await moveOrder(admin, listed, { action: 'ready' });
    await expect(open).toContainText('Ready to pick up');
    await moveOrder(admin, listed, { action: 'collect' });
    const past = page.getByRole('region', { name: 'Past orders' }).getByRole('listitem');
    await expect(past).toContainText('Collected');
    await expect(open).toHaveCount(0);
    expect(reads()).toBe(0);
  });

  chunks.length = 0;
  await page.goto('/cart-page');
  ways.clear();
  await page.waitForLoadState('networkidle');
  expect([...chunks, ...ways]).toEqual([]);

  await page.clock.install();
  await page.goto(`/order/${watched._id}`);
  await expect.poll(streams).toBeGreaterThan(0);
  // Fetch streams lose changes on unreliable networks.
  expect([...ways]).toEqual(['xhr']);
  const code = await (await page.request.get(chunks[0] ?? '')).text();
  expect(code).toContain('google.firestore');
  expect(code).not.toContain('RE2JS');
  await expect(status(page)).toContainText('Waiting for the kitchen');
  const moved = await noteMotion(page);
  let order = await moveOrder(admin, watched, { action: 'accept' });
  await expect(status(page)).toContainText('Confirmed');
  const aMoment = ['order-news', 'order-line', 'order-step'];
  await expect.poll(moved).toEqual(aMoment);
  await page.emulateMedia({ reducedMotion: 'reduce' });

  await test.step('in the background', async () => {
    await turnTab(page, 'hidden');
    order = await moveOrder(admin, order, { action: 'start' });
    await expect(page).toHaveTitle(/^Being prepared/);
    await page.clock.fastForward('05:01');
    const reads = countReads(page);
    order = await moveOrder(admin, order, { action: 'ready' });
    await page.waitForTimeout(1500);
    await expect(status(page)).toContainText('Being prepared');
    await turnTab(page, 'visible');
    await expect(status(page)).toContainText('Ready');
    expect(reads()).toBe(1);
    order = await moveOrder(admin, order, { action: 'remake' });
    await expect(status(page)).toContainText('Being prepared');
    expect(reads()).toBe(1);
    expect(await moved()).toEqual(aMoment);
  });

  await logOut(page);
  await expect.poll(streams).toBe(0);
  ways.clear();
  await moveOrder(admin, order, { action: 'ready' });
  await page.waitForLoadState('networkidle');
  expect([...ways]).toEqual([]);
});
