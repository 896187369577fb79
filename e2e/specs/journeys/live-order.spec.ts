import type { Browser, Page } from '@playwright/test';
import { countReads, openLive } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { type Person, signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { openBrowser } from '../../harness/visits.ts';

function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

/** A tablet of the kitchen, with its board started. */
async function openBoard(browser: Browser, cook: Person): Promise<Page> {
  const board = await (await openBrowser(browser)).newPage();
  await openAs(board, cook, '/kitchen');
  await board.getByRole('button', { name: 'Start the board' }).click();
  return board;
}

test('while the board in one browser moves an order to the counter, its diner follows it in another', async ({
  page,
  browser,
  diner,
}) => {
  const { _id, number } = await placeOrder(diner);
  await openAs(page, diner, `/order/${_id}`);
  const board = await openBoard(browser, await signUpKitchen());
  const steps = [
    ['Accept', 'Confirmed'],
    ['Start', 'Being prepared'],
    ['Ready', 'Ready'],
  ] as const;
  for (const [press, headline] of steps) {
    await board.getByRole('button', { name: `${press} #${number}`, exact: true }).click();
    await expect(status(page)).toContainText(`${headline}: #${number}`);
    await expect(page).toHaveTitle(`${headline}: #${number} — Thymely`);
  }
  await board.getByRole('button', { name: `Collected #${number}`, exact: true }).click();
  await expect(status(page)).toContainText('Enjoy your meal!');
  await board.context().close();
});

/** Records from now on the names of animations on the page. */
async function noteMotion(page: Page): Promise<() => Promise<string[]>> {
  const moved = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener('animationstart', ({ animationName }) => names.push(animationName));
    return names;
  });
  return () => moved.evaluate((names) => names.filter((name) => name.startsWith('order-')));
}

test('a new state is animated for a moment on a visible page, unless the reader prefers reduced motion', async ({
  page,
  diner,
  admin,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  let order = await placeOrder(diner);
  await openAs(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  const moved = await noteMotion(page);
  order = await moveOrder(admin, order, { action: 'accept' });
  await expect(status(page)).toContainText('Confirmed');
  const aMoment = ['order-news', 'order-line', 'order-step'];
  await expect.poll(moved).toEqual(aMoment);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await moveOrder(admin, order, { action: 'start' });
  await expect(status(page)).toContainText('Being prepared');
  expect(await moved()).toEqual(aMoment);
});

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

test('a page in the background for five minutes stops listening, and sends one request when it is visible again', async ({
  page,
  diner,
  admin,
}) => {
  let order = await placeOrder(diner);
  await page.clock.install();
  await openLive(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  await turnTab(page, 'hidden');
  order = await moveOrder(admin, order, { action: 'accept' });
  await expect(page).toHaveTitle(/^Confirmed/);
  await page.clock.fastForward('05:01');
  const reads = countReads(page);
  order = await moveOrder(admin, order, { action: 'start' });
  await page.waitForTimeout(1500);
  await expect(status(page)).toContainText('Confirmed');
  await turnTab(page, 'visible');
  await expect(status(page)).toContainText('Being prepared');
  expect(reads()).toBe(1);
  await moveOrder(admin, order, { action: 'ready' });
  await expect(status(page)).toContainText('Ready');
  expect(reads()).toBe(1);
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
