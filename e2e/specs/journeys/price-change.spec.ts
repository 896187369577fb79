import { callApi } from '../../harness/call-api.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test("an admin edits a price, and the diner's cart shows it (spec 2.30, 6.6, 8.12)", async ({
  page,
  browser,
  admin,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Rising Bread', price: 5 });
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });

  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByLabel('Search').fill(dish.name);
  await page.getByRole('link', { name: `Update ${dish.name}` }).click();
  await expect(page).toHaveURL(`/dashboard/update-menu/${dish._id}`);
  await expect(page.getByLabel('Name')).toHaveValue(dish.name);
  await page.getByLabel('Price').fill('6.4');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await dismissAlert(page, 'Your item updated successfully!');

  const dinersPage = await (await browser.newContext()).newPage();
  await openAs(dinersPage, diner, '/cart-page');
  const row = dinersPage.getByRole('row').filter({ hasText: dish.name });
  await expect(row.getByText('$6.40').first()).toBeVisible();
  await expect(dinersPage.getByText('Total price: $6.40')).toBeVisible();
  await dinersPage.context().close();
});
