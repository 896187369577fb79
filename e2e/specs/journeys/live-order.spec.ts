import type { Page } from '@playwright/test';
import { countReads, openLive } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

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

test('a new state moves for a moment, unless the reader prefers reduced motion; a page in the background for five minutes stops listening, and sends one request when it is visible again', async ({
  page,
  diner,
  admin,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let order = await placeOrder(diner);
  await page.clock.install();
  await openLive(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  const moved = await noteMotion(page);
  order = await moveOrder(admin, order, { action: 'accept' });
  await expect(status(page)).toContainText('Confirmed');
  const aMoment = ['order-news', 'order-line', 'order-step'];
  await expect.poll(moved).toEqual(aMoment);
  await page.emulateMedia({ reducedMotion: 'reduce' });

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
  await moveOrder(admin, order, { action: 'collect' });
  await expect(status(page)).toContainText('Enjoy your meal!');
  expect(reads()).toBe(1);
  expect(await moved()).toEqual(aMoment);
});

test("staff see another diner's order live until it ends, and cannot cancel it", async ({
  page,
  diner,
}) => {
  const cook = await signUpKitchen();
  const order = await placeOrder(diner);
  const listed = page.waitForResponse(/\/api\/orders\?open=true/);
  await openAs(page, cook, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  await listed;
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
  await moveOrder(cook, order, { action: 'reject', reason: 'too_busy' });
  await expect(status(page)).toContainText('Not accepted');
});
