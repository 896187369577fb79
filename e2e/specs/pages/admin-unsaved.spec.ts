import type { Page } from '@playwright/test';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

/** Each test starts on the form for a new dish, reached from the list, with a name typed in. */
test.beforeEach(async ({ page, admin }) => {
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByRole('link', { name: 'Add a dish' }).click();
  await page.getByLabel('Name').fill('Half a dish');
});

test('Back asks too, and then leads where it would have led', async ({ page }) => {
  await page.goBack();
  await question(page).getByRole('button', { name: 'Stay' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL('/dashboard/add-menu');
  await expect(page.getByLabel('Name')).toHaveValue('Half a dish');

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard/add-menu');
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/dashboard/manage-items');
  await expect(page.getByRole('table', { name: 'Menu items' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test("reloading shows the browser's own question", async ({ page }) => {
  const asked = page.waitForEvent('dialog');
  const reload = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reload;
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test("closing the tab shows the browser's own question", async ({ page }) => {
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(page.getByLabel('Name')).toHaveValue('Half a dish');
});
