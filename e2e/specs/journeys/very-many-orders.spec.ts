import { minuteMs } from '@thymely/contract/ground/time';
import { FieldValue } from 'firebase-admin/firestore';
import { cardOf, countLists, isBeat, startBoard } from '../../harness/boards.ts';
import { test } from '../../harness/open-orders.ts';
import { firestore, signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

// This file is the last of its folder. The emulator reads all orders for each query, open or not, so
// that every journey after this one would cost it five times as much.
test('requirement 51: a board shows a thousand orders and the number of others, without fetching the list again and again', async ({
  page,
  addOpenOrders,
}) => {
  test.slow();
  await page.clock.install();
  const [first = { _id: '', number: 0 }] = await addOpenOrders(201);
  for (let part = 1; part < 5; part += 1) await addOpenOrders(201);
  const lists = countLists(page);
  await startBoard(page, await signUpKitchen());
  const notice = page.getByText(/^[\d,]+ more orders are not shown\.$/);
  await expect(notice).toBeVisible({ timeout: 30_000 });
  // Until the listener has all of them, a minute that is skipped counts as a lost connection.
  await expect(async () => {
    const before = lists();
    const name = `Heard ${crypto.randomUUID().slice(0, 8)}`;
    const revision = FieldValue.increment(1);
    await firestore().doc(`orders/${first._id}`).update({ name, revision });
    await expect(cardOf(page, first)).toContainText(name);
    expect(lists()).toBe(before);
  }).toPass();
  const asked = lists();
  for (let minute = 0; minute < 3; minute += 1) {
    const beat = page.waitForResponse(isBeat);
    await page.clock.fastForward(minuteMs);
    expect(await (await beat).json()).toMatchObject({ complete: true });
  }
  expect(lists()).toBe(asked);
  await expect(notice).toBeVisible();
});
