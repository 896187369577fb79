import { openAs } from '../../harness/sign-in.ts';
import { demote } from '../../harness/people.ts';
import { expect, test } from '../../harness/test.ts';

test('a 403 logs out at once (spec 8.8)', async ({ page, problems, admin, newDish }) => {
  const dish = await newDish();
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByLabel('Search').fill(dish.name);
  const deleteButton = page.getByRole('button', { name: `Delete ${dish.name}` });
  await expect(deleteButton).toBeVisible();
  await deleteButton.click();
  const confirm = page.getByRole('button', { name: 'Yes, delete it!' });
  await expect(page.getByText('It is in no cart and in no open order.')).toBeVisible();
  await demote(admin.uid);

  problems.expect(`response: 403 DELETE /api/menu/${dish._id}`);
  let renewals = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/jwt') renewals += 1;
  });
  await confirm.click();
  await expect(page).toHaveURL(/\/login/);
  expect(renewals).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull();
});
