import { cardOf, startBoard } from '../../harness/boards.ts';
import { foreign403 } from '../../harness/foreign-403.ts';
import { test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

const everyCall = '**/api/**';

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
  await page.clock.fastForward(60_000);
  await expect(cutOff).toBeVisible({ timeout: 15_000 });
  await expect(card).toBeAttached();
  await expect(accept).toBeDisabled();
  await expect(page).toHaveURL('/kitchen');

  await page.unroute(everyCall);
  await expect(cutOff).toHaveCount(0, { timeout: 15_000 });
  await expect(accept).toBeEnabled();
});
