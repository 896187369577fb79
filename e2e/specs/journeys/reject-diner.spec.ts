import { cardOf, startBoard } from '../../harness/boards.ts';
import { type OpenOrder, outcomeOf, test } from '../../harness/open-orders.ts';
import { placeOrder } from '../../harness/orders.ts';
import { firestore, signUpKitchen } from '../../harness/people.ts';
import { expect } from '../../harness/test.ts';

const nobody: OpenOrder = { _id: '', number: 0, name: '' };

test('requirement 51: the kitchen rejects all orders of one guest at once, after a confirmation', async ({
  page,
  otherDiner,
  addOpenOrders,
}) => {
  // The diner also has the order that these are copies of.
  const [first = nobody, second = nobody] = await addOpenOrders(2);
  const renamed = { name: 'ליאת', revision: 2 };
  await firestore().doc(`orders/${second._id}`).update(renamed);
  const foreign = await placeOrder(otherDiner);
  await startBoard(page, await signUpKitchen());
  await page.getByRole('button', { name: `More for #${first.number}`, exact: true }).click();
  await page.getByRole('button', { name: `Reject #${first.number}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Reject #${first.number} Dana?` });
  const offer = dialog.getByText(/has 3 open orders:/);
  await expect(offer).toContainText(`#${first.number} Dana`);
  await expect(offer).toContainText(`#${second.number} \u2068ליאת\u2069`);
  const all = dialog.getByRole('button', { name: 'Reject all 3 orders' });
  await all.click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a reason.');
  await dialog.getByLabel('Too busy').check();
  await all.click();
  await expect(dialog.getByText(/^Do you want to reject all 3 orders of Dana:/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Too busy')).toBeChecked();
  await all.click();
  await dialog.getByRole('button', { name: 'Reject 3 orders' }).click();

  const told = '3 orders of Dana rejected. The diner can read why.';
  await expect(page.getByText(told)).toBeVisible();
  for (const order of [first, second]) {
    await expect(cardOf(page, order).and(page.locator(':not([inert])'))).toHaveCount(0);
    expect(await outcomeOf(order)).toMatchObject({ state: 'rejected', steps: ['reject'] });
  }
  await expect(cardOf(page, foreign)).toBeVisible();
});
