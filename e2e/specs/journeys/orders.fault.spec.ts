import type { Page } from '@playwright/test';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

test('an order is shown even if the hours of the restaurant never arrive', async ({
  page,
  diner,
}) => {
  await page.route('**/api/ordering', () => undefined);
  const order = await placeOrder(diner);
  await openAs(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  await page.getByRole('link', { name: 'All your orders' }).click();
  const open = page.getByRole('region', { name: 'Open orders' });
  await expect(open).toContainText(`#${order.number}`);
});

test('without Firestore, an order is requested every ten seconds', async ({
  page,
  diner,
  admin,
  problems,
}) => {
  problems.expect('Could not reach Cloud Firestore backend', /request: .*Firestore\/Listen/);
  await page.route(/Firestore\/Listen/, (route) => route.abort('connectionreset'));
  const order = await placeOrder(diner);
  await page.clock.install();
  await openAs(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  await moveOrder(admin, order, { action: 'accept' });
  await page.clock.fastForward('00:10');
  await expect(status(page)).toContainText('Confirmed');
  await expect(page.getByText('This is your order as of')).toBeHidden();
});
