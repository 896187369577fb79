import { callApi, tryApi } from '../../harness/call-api.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 39: the second editor of a dish sees both versions and chooses field by field', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  problems.expect('response: 409 PATCH /api/menu/');
  const dish = await newDish({ name: 'Contested Curry', price: 6.4 });
  const params = { id: dish._id };
  await openAs(page, admin, `/dashboard/update-menu/${dish._id}`);
  await page.getByLabel('Name').fill('My Curry');
  await page.getByLabel('Price').fill('8,5');

  const theirs = { price: 7, recipe: 'Theirs: coconut and lime.' };
  await callApi('updateMenuItem', { token: admin.accessToken, params, body: theirs });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  const save = page.getByRole('button', { name: 'Update Item' });
  await save.click();
  expect((await sent).postDataJSON()).toEqual({ name: 'My Curry', price: 8.5 });

  const choice = page.getByRole('region', { name: 'Someone else changed this dish' });
  await expect(choice.getByRole('heading')).toBeFocused();
  // What was typed stays; changes of only the other person are taken over, without a 'Yours'.
  await expect(choice.getByRole('group')).toHaveCount(2);
  await expect(choice).toContainText('What else they changed is in the form already: Recipe.');
  await expect(page.getByLabel('Name')).toHaveValue('My Curry');
  await expect(page.getByLabel('Recipe')).toHaveValue(theirs.recipe);
  const price = choice.getByRole('group', { name: 'Price' });
  await expect(price.getByLabel('Yours')).toBeChecked();
  await expect(price).toContainText('$8.50');
  await expect(price).toContainText('$7.00');
  await price.getByLabel('On the menu now').check();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('7.00');
  expect(await callApi('getMenuItem', { params })).toEqual({ ...dish, ...theirs });

  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
  await expect(choice).toHaveCount(0);
  const saved = { ...dish, ...theirs, name: 'My Curry' };
  expect(await callApi('getMenuItem', { params })).toEqual(saved);
});

test('requirement 39: a dish that changed since the list was loaded is not deleted without showing the change, and then only after a question (spec 6.6)', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  problems.expect('response: 409 DELETE /api/menu/');
  const dish = await newDish({ name: 'Moving Moussaka', price: 6 });
  const params = { id: dish._id };
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByLabel('Search').fill(dish.name);
  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  const agree = page.getByRole('button', { name: 'Yes, delete it!' });
  await expect(page.getByText('$6.00')).toBeVisible();
  await callApi('updateMenuItem', { token: admin.accessToken, params, body: { price: 9 } });

  await remove.click();
  await agree.click();
  await expect(page.getByText('Someone else has just changed this dish.')).toBeVisible();
  await expect(page.getByText('$9.00')).toBeVisible();
  expect((await tryApi('getMenuItem', { params })).status).toBe(200);

  await remove.click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(question.getByText(dish.name)).toBeVisible();
  await expect(question.getByText('It is in no cart and in no open order.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect((await tryApi('getMenuItem', { params })).status).toBe(200);

  await remove.click();
  await agree.click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(done.getByText('Your file has been deleted.')).toBeVisible();
  await dismissAlert(page, 'Deleted!');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Items' })).toBeFocused();
  expect((await tryApi('getMenuItem', { params })).status).toBe(404);
});
