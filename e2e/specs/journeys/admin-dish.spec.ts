import { callApi, tryApi } from '../../harness/call-api.ts';
import { makePicture } from '../../harness/pictures.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test("requirement 39: a dish that changed since the list was loaded is not deleted without showing the change, and then only after a question; another one is added once with its picture, and changed on record and in a diner's cart; its second editor sees both versions; and it gets options (spec 2.28, 2.30, 6.6, 8.12)", async ({
  page,
  problems,
  admin,
  diner,
  newDish,
}) => {
  const token = admin.accessToken;
  const word = crypto.randomUUID().slice(0, 8);
  // A dish that changed since the list was loaded is not deleted without showing the change.
  problems.expect('response: 409 DELETE /api/menu/');
  const moving = await newDish({ name: `Moving Moussaka ${word}`, price: 6 });
  const ofMoving = { params: { id: moving._id } };
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByLabel('Search').fill(moving.name);
  const remove = page.getByRole('button', { name: `Delete ${moving.name}` });
  const agree = page.getByRole('button', { name: 'Yes, delete it!' });
  await expect(page.getByText('$6.00')).toBeVisible();
  await callApi('updateMenuItem', { token, ...ofMoving, body: { price: 9 } });
  await remove.click();
  await agree.click();
  await expect(page.getByText('Someone else has just changed this dish.')).toBeVisible();
  await expect(page.getByText('$9.00')).toBeVisible();
  expect((await tryApi('getMenuItem', ofMoving)).status).toBe(200);

  await remove.click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect(question.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(question.getByText(moving.name)).toBeVisible();
  await expect(question.getByText('It is in no cart and in no open order.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect((await tryApi('getMenuItem', ofMoving)).status).toBe(200);

  await remove.click();
  await agree.click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(done.getByText('Your file has been deleted.')).toBeVisible();
  await dismissAlert(page, 'Deleted!');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Items' })).toBeFocused();
  expect((await tryApi('getMenuItem', ofMoving)).status).toBe(404);

  // A double click adds one dish, and the list has it.
  const name = `Twice Clicked ${word}`;
  await page.getByRole('link', { name: 'Add Menu' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Category').selectOption('Soup');
  await page.getByLabel('Price').fill('7.25');
  await page.getByLabel('Recipe').fill('Leeks, potatoes and a spoon of cream.');
  const picture = await makePicture(page, { type: 'png', width: 320, height: 200 });
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(page.getByLabel('Image')).toHaveValue(/^\/api\/images\/[\w-]+$/);
  await page.getByRole('button', { name: 'Add Item' }).dblclick();
  await dismissAlert(page, 'Your Item is inserted successfully!');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(page.getByText('Name is required.')).toHaveCount(0);
  const added = (await callApi('listMenu')).filter((dish) => dish.name === name);
  expect(added).toMatchObject([{ price: 7.25, category: 'soup' }]);
  const [dish] = added;
  if (!dish) throw new Error('The dish is not on the menu.');
  const params = { id: dish._id };
  const dishNow = () => callApi('getMenuItem', { params });
  const size = await page.evaluate(async (address) => {
    const response = await fetch(address);
    const { width, height } = await createImageBitmap(await response.blob());
    return { width, height, type: response.headers.get('content-type') };
  }, dish.image);
  expect(size).toEqual({ width: 320, height: 200, type: 'image/webp' });

  const openDish = async (present: string) => {
    await page.getByRole('link', { name: 'Manage Items' }).click();
    await page.getByLabel('Search').fill(present);
    await page.getByRole('link', { name: `Update ${present}` }).click();
    await expect(page.getByLabel('Name')).toHaveValue(present);
  };
  const save = page.getByRole('button', { name: 'Update Item' });
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  // An update changes what was changed.
  await openDish(name);
  await expect(page.getByLabel('Price')).toHaveValue('7.25');
  await expect(page.getByLabel('Image')).toHaveValue(dish.image);
  await page.getByLabel('Price').fill('6.4');
  await page.getByLabel('Category').selectOption('Popular');
  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
  const updated = { ...dish, price: 6.4, category: 'popular' };
  expect(await dishNow()).toEqual(updated);

  // The form was saved, so leaving it asks nothing.
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeFocused();
  const entries = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(`You changed ${name}`);
  await expect(entries.nth(0)).toContainText('Price');
  await expect(entries.nth(0).getByText('$7.25')).toBeVisible();
  await expect(entries.nth(0).getByText('$6.40')).toBeVisible();
  await expect(entries.nth(1)).toContainText(`You added ${name}`);
  const ofDiner = { token: diner.accessToken, query: { email: diner.email } };
  expect(await callApi('listCart', ofDiner)).toMatchObject([{ name, price: 6.4 }]);

  // The second editor chooses field by field.
  problems.expect('response: 409 PATCH /api/menu/');
  const mine = `My Curry ${word}`;
  await openDish(name);
  await page.getByLabel('Name').fill(mine);
  await page.getByLabel('Price').fill('8,5');
  const theirs = { price: 7, recipe: 'Theirs: coconut and lime.' };
  await callApi('updateMenuItem', { token, params, body: theirs });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await save.click();
  expect((await sent).postDataJSON()).toEqual({ name: mine, price: 8.5 });

  const conflict = page.getByRole('region', { name: 'Someone else changed this dish' });
  await expect(conflict.getByRole('heading')).toBeFocused();
  // What was typed stays; changes of only the other person are taken over, without a 'Yours'.
  await expect(conflict.getByRole('group')).toHaveCount(2);
  await expect(conflict).toContainText('What else they changed is in the form already: Recipe.');
  await expect(page.getByLabel('Name')).toHaveValue(mine);
  await expect(page.getByLabel('Recipe')).toHaveValue(theirs.recipe);
  const price = conflict.getByRole('group', { name: 'Price' });
  await expect(price.getByLabel('Yours')).toBeChecked();
  await expect(price).toContainText('$8.50');
  await expect(price).toContainText('$7.00');
  await price.getByLabel('On the menu now').check();
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('7.00');
  expect(await dishNow()).toEqual({ ...updated, ...theirs });

  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
  await expect(conflict).toHaveCount(0);
  const chosen = { ...updated, ...theirs, name: mine };
  expect(await dishNow()).toEqual(chosen);

  // Options are added with their choices, edited, given to the dish, and deleted once no dish has them.
  problems.expect('response: 409 DELETE /api/option-groups/');
  const dips = `Dips ${word}`;
  await page.getByRole('link', { name: 'Options', exact: true }).click();
  await page.getByRole('link', { name: 'Add options' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Please check 3 fields.');
  await page.getByLabel('Name').fill(dips);
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
    (await callApi('listOptionGroups', { token })).find((group) => group.name === dips);
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

  await openDish(mine);
  await page.getByLabel('Add options').selectOption(`${dips} · Choose up to 2, at most 2 of each`);
  await expect(page.getByRole('button', { name: `Remove ${dips}` })).toBeVisible();
  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
  expect(await dishNow()).toEqual({ ...chosen, optionGroups: [saved?._id] });

  await page.getByRole('link', { name: 'Options', exact: true }).click();
  const removeDips = page.getByRole('button', { name: `Delete ${dips}` });
  await removeDips.click();
  await agree.click();
  await expect(page.getByRole('alert')).toHaveText(`“${mine}” still has these options.`);
  await callApi('updateMenuItem', { token, params, body: { optionGroups: null } });
  await removeDips.click();
  await agree.click();
  await expect.poll(groupNow).toBeUndefined();
  await expect(removeDips).toHaveCount(0);
});
