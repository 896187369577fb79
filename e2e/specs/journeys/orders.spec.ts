import type { Page } from '@playwright/test';
import { enter } from '../../harness/keyboard.ts';
import { openStill } from '../../harness/layout-shifts.ts';
import { addHistory, moveOrder, placeOrder } from '../../harness/orders.ts';
import { expect, test } from '../../harness/test.ts';

/** Returns the status of an order on its own page, the first thing that the diner reads. */
function status(page: Page) {
  return page.getByRole('region', { name: 'Progress' }).getByRole('status');
}

// On a first visit, nothing is cached.
test.use({ isFirstVisit: true, hasMotion: true });

test('requirement 47: the list has open orders first, then the others by pages, and does not move while it loads; a diner cancels an order by keyboard, and another one, which the kitchen has accepted meanwhile, is not canceled (spec 2.3)', async ({
  page,
  diner,
  admin,
  problems,
}) => {
  const order = await placeOrder(diner);
  const accepted = await placeOrder(diner);
  await addHistory(order, 21);
  await openStill(page, diner, '/order', { width: 1440 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order');
  const open = page.getByRole('region', { name: 'Open orders' }).getByRole('listitem');
  await expect(open).toHaveCount(2);
  const row = (number: number) => open.filter({ hasText: `#${number}` });
  for (const { number } of [order, accepted]) {
    await expect(row(number)).toContainText('Waiting for the kitchen');
    await expect(row(number)).toContainText('$12.50');
  }
  const past = page.getByRole('region', { name: 'Past orders' }).getByRole('listitem');
  await expect(past).toHaveCount(18);
  await expect(past.first()).toContainText('#121');
  await expect(past.first()).toContainText('Collected');
  await page.getByRole('button', { name: 'Show older orders' }).click();
  await expect(past).toHaveCount(21);
  await expect(past.nth(18).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Show older orders' })).toBeHidden();

  await row(order.number).getByRole('link').click();
  await expect(page).toHaveURL(`/order/${order._id}`);
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

  problems.expect('response: 409 POST /api/orders');
  await page.getByRole('link', { name: 'All your orders' }).click();
  await row(accepted.number).getByRole('link').click();
  await cancel.click();
  // An order for as soon as possible is cooked from here on.
  await moveOrder(admin, accepted, { action: 'accept' });
  const late = page.getByRole('dialog', { name: `Cancel order #${accepted.number}?` });
  await late.getByRole('button', { name: 'Cancel order' }).click();
  const refused = page.getByRole('dialog', { name: "It's too late to cancel" });
  await expect(refused).toContainText('The kitchen has confirmed your order.');
  await expect(status(page)).toContainText('Confirmed');
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden();
});
