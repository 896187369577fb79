import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

// Links, Logout, Back and Forward: web/src/owner/unsaved-changes.browser.test.tsx.
test("closing the tab and reloading show the browser's own question about unsaved changes", async ({
  page,
  admin,
}) => {
  await openAs(page, admin, '/dashboard/add-menu');
  const name = page.getByLabel('Name');
  await name.fill('Half a dish');
  const closing = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await closing;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(name).toHaveValue('Half a dish');

  const reloading = page.waitForEvent('dialog');
  const reload = page.reload();
  const again = await reloading;
  expect(again.type()).toBe('beforeunload');
  await again.accept();
  await reload;
  await expect(name).toHaveValue('');
});
