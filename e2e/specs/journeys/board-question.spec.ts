import type { Order } from '@thymely/contract/orders/endpoints';
import { cardOf, startBoard } from '../../harness/boards.ts';
import { callApi } from '../../harness/call-api.ts';
import { type OpenOrder, test } from '../../harness/open-orders.ts';
import { moveOrder } from '../../harness/orders.ts';
import { type Person, signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

function orderOf({ accessToken: token }: Person, { _id: id }: OpenOrder): Promise<Order> {
  return callApi('getOrder', { token, params: { id } });
}

test('a question about an order that another screen finishes does not come back with the order', async ({
  page,
  admin,
  addOpenOrders,
}) => {
  const [order = { _id: '', number: 0, name: '' }] = await addOpenOrders(1);
  const card = cardOf(page, order);
  await startBoard(page, await signUpKitchen());
  await card.getByRole('button', { name: `More for #${order.number}` }).click();
  const question = page.getByRole('dialog', { name: `#${order.number}` });
  await expect(question).toBeVisible();
  let now = await orderOf(admin, order);
  for (const action of ['accept', 'ready', 'collect'] as const) {
    now = await moveOrder(admin, now, { action });
  }
  await expect(question).toBeHidden();
  await moveOrder(admin, now, { action: 'undo' });
  // The order's earlier places are still there, but inert.
  await expect(card.and(page.locator('article:not([inert])'))).toBeVisible();
  await expect(question).toBeHidden();
});
