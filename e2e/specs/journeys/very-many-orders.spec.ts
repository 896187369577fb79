import { minuteMs } from '@thymely/contract/ground/time';
import { countLists, isBeat, startBoard } from '../../harness/boards.ts';
import { test } from '../../harness/open-orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

// This file is the last of its folder. The emulator reads all orders for each query, open or not, so
// that every journey after this one would cost it five times as much.
test('requirement 51: a board shows a thousand orders and the number of others, without fetching the list again and again', async ({
  page,
  addOpenOrders,
}) => {
  test.slow();
  await page.clock.install();
  for (let part = 0; part < 5; part += 1) await addOpenOrders(201);
  await startBoard(page, await signUpKitchen());
  const notice = page.getByText(/^[\d,]+ more orders are not shown\.$/);
  await expect(notice).toBeVisible({ timeout: 30_000 });
  // Until the listener has all of them, a minute that is skipped counts as a lost connection.
  await page.waitForTimeout(10_000);
  const lists = countLists(page);
  for (let minute = 0; minute < 3; minute += 1) {
    const beat = page.waitForResponse(isBeat);
    await page.clock.fastForward(minuteMs);
    expect(await (await beat).json()).toMatchObject({ complete: true });
  }
  expect(lists()).toBe(0);
  await expect(notice).toBeVisible();
});
