import type { Page } from '@playwright/test';
import { cardOf, startBoard } from '../../harness/boards.ts';
import { foreign403 } from '../../harness/foreign-403.ts';
import { test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

const everyCall = '**/api/**';
const soon = { timeout: 300 };

/** Lets the page's own time pass quickly, with room for the calls that it makes meanwhile. */
async function passTimeUntil(page: Page, isSeen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await isSeen();
  }).toPass();
}

test("requirement 61: a proxy's 403 closes no board: it says that it is cut off, and continues by itself", async ({
  page,
  problems,
  addOpenOrders,
}) => {
  await page.clock.install();
  const [order] = await addOpenOrders(1);
  await startBoard(page, await signUpKitchen());
  const card = cardOf(page, order ?? { number: 0 });
  const accept = card.getByRole('button', { name: /^Accept #\d+$/ });
  await expect(accept).toBeEnabled();

  problems.expect('response: 403 ', 'Could not reach Cloud Firestore backend');
  await page.route(everyCall, (route) => route.fulfill(foreign403));
  const cutOff = page.getByRole('alert').filter({ hasText: "The server can't be reached" });
  await passTimeUntil(page, () => expect(cutOff).toBeVisible(soon));
  await expect(card).toBeAttached();
  await expect(accept).toBeDisabled();
  await expect(page).toHaveURL('/kitchen');

  await page.unroute(everyCall);
  await passTimeUntil(page, () => expect(cutOff).toBeHidden(soon));
  await expect(accept).toBeEnabled();
});
