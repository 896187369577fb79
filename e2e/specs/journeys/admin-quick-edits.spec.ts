import { callApi, tryApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('selected dishes get options together, and are deleted together after a confirmation', async ({
  page,
  admin,
  newDish,
}) => {
  const word = `Bulk${crypto.randomUUID().slice(0, 6)}`;
  const dishes = [await newDish({ name: `${word} 1` }), await newDish({ name: `${word} 2` })];
  const groupsNow = () =>
    Promise.all(
      dishes.map(
        async ({ _id }) => (await callApi('getMenuItem', { params: { id: _id } })).optionGroups,
      ),
    );
  await openAs(page, admin, `/dashboard/manage-items?search=${word}`);
  const bar = page.getByRole('region', { name: 'Selected dishes' });
  await page.getByLabel('Select this page').check();
  await expect(bar.getByRole('status')).toHaveText('2 selected');
  await bar.getByLabel('Add options to the selected dishes').selectOption('Extras');
  await expect.poll(groupsNow).toEqual(dishes.map(() => ['pizza-extras']));

  await bar.getByRole('button', { name: 'Delete the selected dishes' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText('2 dishes')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText('No dishes match. Try another word or category.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Items' })).toBeFocused();
  for (const { _id } of dishes) {
    expect((await tryApi('getMenuItem', { params: { id: _id } })).status).toBe(404);
  }
});
