import type { Page } from '@playwright/test';
import { tryApi } from '../../harness/call-api.ts';
import { enter } from '../../harness/keyboard.ts';
import { addHistory, moveOrder, placeOrder } from '../../harness/orders.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** Returns the status of an order on its own page, the first thing that the diner reads. */
function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

test('a diner cancels an order by keyboard, and the focus stays with what has changed', async ({
  page,
  diner,
}) => {
  const order = await placeOrder(diner);
  await openAs(page, diner, `/order/${order._id}`);
  await expect(status(page)).toContainText('Waiting for the kitchen');
  const cancel = page.getByRole('main').getByRole('button', { name: 'Cancel order' });
  await enter(page, cancel);
  const question = page.getByRole('dialog', { name: `Cancel order #${order.number}?` });
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question.getByRole('button', { name: 'Keep order' })).toBeFocused();
  await enter(page, question.getByRole('button', { name: 'Cancel order' }));
  await expect(status(page)).toContainText("You canceled this order. There's nothing to pay.");
  await expect(page.getByRole('region', { name: 'Progress' })).toBeFocused();
  await expect(cancel).toBeHidden();
});

test('requirement 47: a diner who cancels after the kitchen has accepted is informed, and sees the current order', async ({
  page,
  diner,
  admin,
  problems,
}) => {
  problems.expect('response: 409 POST /api/orders');
  const order = await placeOrder(diner);
  await openAs(page, diner, `/order/${order._id}`);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  // An order for as soon as possible is cooked from here on.
  await moveOrder(admin, order, { action: 'accept' });
  const question = page.getByRole('dialog', { name: `Cancel order #${order.number}?` });
  await question.getByRole('button', { name: 'Cancel order' }).click();
  const refused = page.getByRole('dialog', { name: "It's too late to cancel" });
  await expect(refused).toContainText('The kitchen has confirmed your order.');
  await expect(status(page)).toContainText('Confirmed');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});

test('on paper an order is its receipt and nothing else', async ({ page, diner }) => {
  const order = await placeOrder(diner);
  await openAs(page, diner, `/order/${order._id}`);
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Receipt' });
  for (const text of [`Order #${order.number} for Dana`, '$12.50']) {
    await expect(receipt).toContainText(text);
  }
  await expect(receipt).not.toContainText('tax');
  await expect(receipt).toContainText(/Placed \w{3}, \w{3} \d{1,2}, \d{4}, \d/);
  await expect(receipt).toContainText(/Pick-up \w{3}, \w{3} \d{1,2}, \d{1,2}(:\d\d)? [AP]M/);
  await expect(receipt).toContainText('To be paid at pick-up.');
  await expect(receipt).toContainText('Allergies? Call us.');
  const printed = await receipt.innerText();
  expect((await page.locator('body').innerText()).trim()).toBe(printed.trim());
  await page.emulateMedia({ media: null });
});

test("requirement 46: another diner's order and a nonexistent one look the same", async ({
  page,
  diner,
  otherDiner,
  problems,
}) => {
  problems.expect('response: 404 GET /api/orders/');
  const foreign = await placeOrder(otherDiner);
  await openAs(page, diner, `/order/${foreign._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such order');
  const words = await page.getByRole('main').innerText();
  await page.goto('/order/never-was');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such order');
  expect(await page.getByRole('main').innerText()).toBe(words);
  const { accessToken: token } = diner;
  const answer = await tryApi('cancelOrder', { token, params: { id: foreign._id }, body: {} });
  expect(answer.status).toBe(404);
  await page.getByRole('link', { name: 'See your orders' }).click();
  await expect(page).toHaveURL('/order');
});

test('the list has open orders first, then the others by pages (spec 2.3)', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/order');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order');
  await expect(page.getByText("You haven't ordered anything yet.")).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'See the menu' })).toBeVisible();

  const order = await placeOrder(diner);
  await addHistory(order, 21);
  await page.reload();
  const open = page.getByRole('region', { name: 'Open orders' }).getByRole('listitem');
  await expect(open).toHaveCount(1);
  await expect(open).toContainText(`#${order.number}`);
  await expect(open).toContainText('Waiting for the kitchen');
  await expect(open).toContainText('$12.50');
  const past = page.getByRole('region', { name: 'Past orders' }).getByRole('listitem');
  await expect(past).toHaveCount(19);
  await expect(past.first()).toContainText('#121');
  await expect(past.first()).toContainText('Collected');
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(past).toHaveCount(21);
  await expect(past.nth(19).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show older orders' })).toBeHidden();
  await open.getByRole('link').click();
  await expect(page).toHaveURL(`/order/${order._id}`);
});
