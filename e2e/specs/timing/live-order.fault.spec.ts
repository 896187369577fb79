import type { Page } from '@playwright/test';
import { countReads, freezeReads, openLive } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { noteChanges, percentile } from '../../harness/seen-changes.ts';
import { expect, test } from '../../harness/test.ts';

const changes = 40;

function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

test("the diner's page shows 40 steps of the kitchen and sends no request for them; the run says how long each took", async ({
  page,
  diner,
  admin,
}) => {
  let order = await moveOrder(admin, await placeOrder(diner), { action: 'accept' });
  await openLive(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Confirmed');
  const seen = await noteChanges(status(page));
  const release = await freezeReads(page, diner);
  order = await moveOrder(admin, order, { action: 'start' });
  await seen('Being prepared');
  await release();

  const reads = countReads(page);
  const fromRecord: number[] = [];
  const fromPress: number[] = [];
  for (let change = 0; change < changes; change += 1) {
    const isCooked = order.state === 'cooking';
    const pressedAtMs = Date.now();
    order = await moveOrder(admin, order, { action: isCooked ? 'ready' : 'remake' });
    const { atMs } = await seen(isCooked ? `Ready: #${order.number}` : 'Being prepared');
    fromRecord.push(atMs - Date.parse(order.updatedAt));
    fromPress.push(atMs - pressedAtMs);
  }
  expect(reads()).toBe(0);
  const figures = [50, 95, 100].map(
    (share) => `p${share} ${percentile(fromRecord, share)} (${percentile(fromPress, share)})`,
  );
  console.log(
    `Kitchen to diner, ${changes} changes, ms from the record (from the press): ${figures.join(', ')}`,
  );
});
