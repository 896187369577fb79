import { minuteMs } from '@thymely/contract/ground/time';
import { countLists, startBoard } from '../../harness/boards.ts';
import { test } from '../../harness/open-orders.ts';
import { firestore, signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect } from '../../harness/test.ts';

const isBeat = (response: { url: () => string }) =>
  response.url().endsWith('/api/kitchen/heartbeat');

test('requirement 60: a board shows the other orders beside unreadable documents, counts those, and is complete', async ({
  page,
  admin,
  addOpenOrders,
}) => {
  const orders = firestore().collection('orders');
  const mistyped = [orders.doc('typed in the console'), orders.doc('without-a-time')];
  await mistyped[0]?.set({ isOpen: true, dueAt: new Date() });
  await mistyped[1]?.set({ isOpen: true, revision: 3 });
  try {
    await page.clock.install();
    const [order = { number: 0 }] = await addOpenOrders(1);
    await startBoard(page, await signUpKitchen());
    const card = page.getByRole('article', { name: `#${order.number} ` });
    await expect(card).toBeVisible();
    const notice = page.getByRole('alert').filter({ hasText: "can't be shown" });
    await expect(notice).toHaveText("2 orders can't be shown. Call the owner.");
    const complete = async () => {
      const beat = page.waitForResponse(isBeat);
      await page.clock.fastForward(minuteMs);
      return ((await (await beat).json()) as { complete: boolean }).complete;
    };
    // A heartbeat during an unrelated change proves nothing.
    await expect.poll(complete).toBe(true);

    // The listener receives the deletion of one of them.
    await mistyped[0]?.delete();
    await expect(notice).toHaveText("One order can't be shown. Call the owner.");
    await expect.poll(complete).toBe(true);
    await openAs(page, admin, '/dashboard/orders');
    await expect(card).toBeVisible();
    await expect(notice).toHaveText("One order can't be shown. Call the owner.");
  } finally {
    for (const each of mistyped) await each.delete();
  }
});

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
  await page.waitForTimeout(3000);
  const lists = countLists(page);
  for (let minute = 0; minute < 3; minute += 1) {
    const beat = page.waitForResponse(isBeat);
    await page.clock.fastForward(minuteMs);
    expect(await (await beat).json()).toMatchObject({ complete: true });
  }
  expect(lists()).toBe(0);
  await expect(notice).toBeVisible();
});
