import { tryApi } from '../../harness/call-api.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('deleting a dish asks first, and takes it off the menu (spec 6.6)', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({ name: 'Doomed Dumpling' });
  await openAs(page, admin, '/dashboard/manage-items');
  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });

  await remove.click();
  await expect(question.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(question.getByText(dish.name)).toBeVisible();
  await expect(question.getByText('It is in no cart and in no open order.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect((await tryApi('getMenuItem', { params: { id: dish._id } })).status).toBe(200);

  await remove.click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(done.getByText('Your file has been deleted.')).toBeVisible();
  await dismissAlert(page, 'Deleted!');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Items' })).toBeFocused();
  expect((await tryApi('getMenuItem', { params: { id: dish._id } })).status).toBe(404);
});
