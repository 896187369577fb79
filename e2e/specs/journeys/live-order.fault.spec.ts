import { countReads, freezeReads, openLive } from '../../harness/live.ts';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { logOut } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('the open orders in the list are live, move to the history, and logging out ends their connection', async ({
  page,
  diner,
  admin,
}) => {
  let order = await placeOrder(diner);
  const streams = await openLive(page, diner, '/order');
  const open = page.getByRole('region', { name: 'Open orders' }).getByRole('listitem');
  await expect(open).toContainText('Waiting for the kitchen');
  const release = await freezeReads(page, diner);
  order = await moveOrder(admin, order, { action: 'accept' });
  await expect(open).toContainText('Confirmed');
  await release();
  const reads = countReads(page);
  order = await moveOrder(admin, order, { action: 'ready' });
  await expect(open).toContainText('Ready to pick up');
  await moveOrder(admin, order, { action: 'collect' });
  const past = page.getByRole('region', { name: 'Past orders' }).getByRole('listitem');
  await expect(past).toContainText('Collected');
  await expect(open).toHaveCount(0);
  expect(reads()).toBe(0);
  await logOut(page);
  await expect.poll(streams).toBe(0);
});
