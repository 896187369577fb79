import { callApi, tryApi } from '../../harness/call-api.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('options are added with their choices, edited, given to a dish and deleted once no dish has them', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  problems.expect('response: 409 DELETE /api/option-groups/');
  const name = `Dips ${crypto.randomUUID().slice(0, 6)}`;
  const dish = await newDish({ name: 'Dippable Dumplings' });
  await openAs(page, admin, '/dashboard/options');
  await page.getByRole('link', { name: 'Add options' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please check 3 fields.');
  await page.getByLabel('Name').fill(name);
  const choices = page.getByLabel('Choice', { exact: true });
  await choices.nth(0).fill('Mint yogurt');
  await choices.nth(1).fill('Chili oil');
  await page.getByLabel('Extra price').nth(1).fill('1,5');
  await page.getByRole('button', { name: 'Add a choice' }).click();
  await expect(choices.nth(2)).toBeFocused();
  await choices.nth(2).fill('Mango chutney');
  await page.getByRole('button', { name: 'Move Mango chutney up' }).press('Enter');
  await expect(page.getByText('Mango chutney is now 2 of 3.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Mango chutney up' })).toBeFocused();
  await page.getByLabel('At most').selectOption('2');
  await expect(page.getByLabel('At most')).toHaveAccessibleDescription(
    'Guests read: “Choose up to 2, if you like”.',
  );
  await page.getByLabel('Most of one choice').selectOption('2');
  await expect(page.getByLabel('At most')).toHaveAccessibleDescription(
    'Guests read: “Choose up to 2, if you like, at most 2 of each”.',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/dashboard\/options\/dips-/);
  const groupNow = async () =>
    (await callApi('listOptionGroups', { token: admin.accessToken })).find(
      (group) => group.name === name,
    );
  const saved = await groupNow();
  expect(saved).toMatchObject({ min: 0, max: 2, maxEach: 2 });
  expect(saved?.choices.map(({ id, cents }) => [id, cents])).toEqual([
    ['mint-yogurt', 0],
    ['mango-chutney', 0],
    ['chili-oil', 150],
  ]);

  // A renamed choice keeps its ID for carts; contradictions are reported beside both fields.
  await choices.nth(0).fill('Minted yogurt');
  await page.getByText('Diets and allergens: not declared').first().click();
  await page.getByRole('group', { name: 'Allergens' }).getByLabel('Milk').check();
  await page.getByRole('group', { name: 'Diets' }).getByLabel('Vegan').check();
  await expect(page.getByText("A vegan choice can't contain milk.")).toHaveCount(2);
  await page.getByRole('group', { name: 'Diets' }).getByLabel('Vegan').uncheck();
  await page.getByRole('link', { name: 'All options' }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Guests see it now.')).toBeVisible();
  expect((await groupNow())?.choices[0]).toEqual({
    id: 'mint-yogurt',
    name: 'Minted yogurt',
    cents: 0,
    isDefault: false,
    allergens: ['milk'],
  });

  await page.goto(`/dashboard/update-menu/${dish._id}`);
  await page.getByLabel('Add options').selectOption(`${name} · Choose up to 2, at most 2 of each`);
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Update Item' }).click();
  await dismissAlert(page, 'Your item updated successfully!');
  expect(await callApi('getMenuItem', { params: { id: dish._id } })).toEqual({
    ...dish,
    optionGroups: [saved?._id],
  });

  await page.getByRole('link', { name: 'Options', exact: true }).click();
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  };
  await remove();
  await expect(page.getByRole('alert')).toHaveText(`“${dish.name}” still has these options.`);
  const token = admin.accessToken;
  const params = { id: dish._id };
  await tryApi('updateMenuItem', { token, params, body: { optionGroups: null } });
  await remove();
  await expect.poll(groupNow).toBeUndefined();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
});
