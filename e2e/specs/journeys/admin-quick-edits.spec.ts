import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a price that someone else has just changed is not overwritten from the list', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  problems.expect('response: 409 PATCH /api/menu/');
  const dish = await newDish({ name: 'Contested Congee', price: 6 });
  await openAs(page, admin, `/dashboard/manage-items?search=${encodeURIComponent(dish.name)}`);
  await page.getByRole('button', { name: `Change the price of ${dish.name}` }).click();
  await callApi('updateMenuItem', {
    token: admin.accessToken,
    params: { id: dish._id },
    body: { price: 7 },
  });
  const field = page.getByLabel(`Price of ${dish.name}`);
  await field.fill('6.50');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone else has just changed this dish.');
  expect((await callApi('getMenuItem', { params: { id: dish._id } })).price).toBe(7);
  await field.press('Escape');
  await expect(
    page.getByRole('button', { name: `Change the price of ${dish.name}: $7.00` }),
  ).toBeVisible();
});

test('a dish that is put to rest leaves the menu, and is back on it after the next press', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({ name: 'Resting Rhubarb' });
  const { _id: id, name } = dish;
  const statusForGuests = async () => (await tryApi('getMenuItem', { params: { id } })).status;
  await openAs(page, admin, `/dashboard/manage-items?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Let ${name} rest` }).click();
  await expect(page.getByRole('row', { name }).getByText('Resting', { exact: true })).toBeVisible();
  expect(await statusForGuests()).toBe(404);

  await page.getByRole('link', { name: `Update ${name}` }).click();
  await expect(page.getByRole('checkbox', { name: 'Let it rest' })).toBeChecked();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await page.getByRole('button', { name: `Bring back ${name}` }).click();
  await expect(page.getByRole('button', { name: `Let ${name} rest` })).toBeVisible();
  expect(await statusForGuests()).toBe(200);
});

test('selected dishes get options together, and are deleted together after a confirmation', async ({
  page,
  admin,
  newDish,
}) => {
  const word = `Bulk${crypto.randomUUID().slice(0, 6)}`;
  const dishes: MenuItem[] = [];
  for (let number = 1; number <= 11; number += 1) {
    dishes.push(await newDish({ name: `${word} ${number}` }));
  }
  const groupsNow = () =>
    Promise.all(
      dishes.map(
        async ({ _id }) => (await callApi('getMenuItem', { params: { id: _id } })).optionGroups,
      ),
    );
  await openAs(page, admin, `/dashboard/manage-items?search=${word}`);
  const bar = page.getByRole('region', { name: 'Selected dishes' });
  await expect(page.getByText('1–10 of 11 dishes')).toBeVisible();
  await page.getByLabel('Select this page').check();
  await expect(bar.getByRole('status')).toHaveText('10 selected');
  await page.getByLabel(`Select ${word} 2`, { exact: true }).uncheck();
  await expect(bar.getByRole('status')).toHaveText('9 selected');
  await bar.getByRole('button', { name: 'Select all 11' }).click();
  await expect(bar.getByRole('status')).toHaveText('11 selected');

  await bar.getByLabel('Add options to the selected dishes').selectOption('Extras');
  await expect.poll(groupsNow).toEqual(dishes.map(() => ['pizza-extras']));
  await expect(bar.getByRole('status')).toHaveText('11 selected');

  await bar.getByRole('button', { name: 'Delete the selected dishes' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText('11 dishes')).toBeVisible();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText('No dishes match. Try another word or category.')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Items' })).toBeFocused();
  for (const { _id } of dishes) {
    expect((await tryApi('getMenuItem', { params: { id: _id } })).status).toBe(404);
  }
});

test('a dish whose recipe someone else changed is updated, and a second try changes its price', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  problems.expect('response: 409 PATCH /api/menu/');
  const dish = await newDish({ name: 'Revised Ramen', price: 6 });
  const params = { id: dish._id };
  await openAs(page, admin, `/dashboard/manage-items?search=${encodeURIComponent(dish.name)}`);
  await page.getByRole('button', { name: `Change the price of ${dish.name}` }).click();
  const recipe = 'Now with a soft egg.';
  await callApi('updateMenuItem', { token: admin.accessToken, params, body: { recipe } });
  const field = page.getByLabel(`Price of ${dish.name}`);
  await field.fill('6.50');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone else has just changed this dish.');
  await expect(page.getByText(recipe)).toBeVisible();
  await field.fill('6.75');
  await field.press('Enter');
  await expect(page.getByRole('button', { name: `${dish.name}: $6.75` })).toBeVisible();
  const changed = { ...dish, recipe, price: 6.75 };
  expect(await callApi('getMenuItem', { params })).toEqual(changed);
});
