import type { Page } from '@playwright/test';
import { moveOrder, placeOrder } from '../../harness/orders.ts';
import { signUpKitchen } from '../../harness/people.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

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
