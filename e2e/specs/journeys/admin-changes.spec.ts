import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test("an admin's changes are recorded, with before and after", async ({ page, admin, newDish }) => {
  const dish = await newDish({ name: `Recorded ${crypto.randomUUID()}`, price: 5 });
  await openAs(page, admin, `/dashboard/update-menu/${dish._id}`);
  await page.getByLabel('Price').fill('6.5');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await dismissAlert(page, 'Your item updated successfully!');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeFocused();

  const entries = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(`You changed ${dish.name}`);
  await expect(entries.nth(0)).toContainText('Price');
  await expect(entries.nth(0).getByText('$5.00')).toBeVisible();
  await expect(entries.nth(0).getByText('$6.50')).toBeVisible();
  await expect(entries.nth(1)).toContainText(`Test Cook added ${dish.name}`);
});
