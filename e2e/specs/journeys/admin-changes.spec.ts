import { callApi } from '../../harness/call-api.ts';
import { plainDish } from '../../harness/dishes.ts';
import { signUpDiner } from '../../harness/people.ts';
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

  await page.getByLabel('Person').selectOption('You');
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Change', { exact: true }).selectOption('Dish added');
  await expect(page.getByText('No changes match these filters.')).toBeVisible();
  await page.getByLabel('Change', { exact: true }).selectOption('All changes');
  const { timeZone } = await callApi('getOrdering');
  const today = new Intl.DateTimeFormat('sv', { timeZone }).format();
  await page.getByLabel('From').fill(today);
  await page.getByLabel('To').fill(today);
  await expect(entries).toHaveCount(1);
  await page.getByLabel('From').fill('2001-01-01');
  await page.getByLabel('To').fill('2001-01-02');
  await expect(page.getByText('No changes match these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect(page).toHaveURL('/dashboard/changes');
  await expect(entries.first()).toBeVisible();
});

test('promotions and removals are recorded, and the dashboard shows the latest changes', async ({
  page,
  admin,
}) => {
  const { accessToken: token } = admin;
  await openAs(page, admin, '/dashboard');
  const last = page.getByRole('region', { name: 'Recent changes' });
  let uid = '';
  // What tests of pages change at the same time may be later, and then these are not shown.
  await expect(async () => {
    ({ uid } = await signUpDiner('Reg Corded'));
    await callApi('promoteUser', { token, params: { id: uid } });
    await callApi('deleteUser', { token, params: { id: uid } });
    await page.reload();
    await expect(last.getByText('You removed Reg Corded').first()).toBeVisible({ timeout: 5000 });
    await expect(last.getByText('You made Reg Corded an admin').first()).toBeVisible();
  }).toPass();
  await last.getByRole('link', { name: 'See all changes' }).click();
  await page.getByRole('button', { name: 'Reg Corded' }).first().click();
  await expect(page).toHaveURL(new RegExp(`target=${uid}`));
  await expect(page.getByRole('list', { name: 'Changes' }).locator('> li')).toHaveCount(2);
});

test('older changes are loaded page by page', async ({ page, admin }) => {
  for (let number = 1; number <= 21; number += 1) {
    const body = { ...plainDish, name: `Paged ${number}` };
    await callApi('createMenuItem', { token: admin.accessToken, body });
  }
  // This leaves out what other tests change in the meantime.
  await openAs(page, admin, `/dashboard/changes?who=${admin.uid}`);
  const entries = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(entries).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older changes' }).click();
  await expect(entries.nth(20)).toContainText('Paged 1');
});
