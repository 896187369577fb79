import { minuteMs } from '@thymely/contract/ground/time';
import { isBeat, startBoard } from '../../harness/boards.ts';
import { test } from '../../harness/open-orders.ts';
import { firestore, signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect } from '../../harness/test.ts';

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
