import { callApi } from '../../harness/call-api.ts';
import { makePicture } from '../../harness/pictures.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a double click adds one dish with its uploaded picture, and the list has it (spec 2.28, 6.6, 8.12)', async ({
  page,
  admin,
}) => {
  const name = `Twice Clicked ${crypto.randomUUID()}`;
  await openAs(page, admin, '/dashboard/add-menu');
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
  const dishes = (await callApi('listMenu')).filter((dish) => dish.name === name);
  expect(dishes).toMatchObject([{ price: 7.25, category: 'soup' }]);
  const size = await page.evaluate(async (address) => {
    const response = await fetch(address);
    const { width, height } = await createImageBitmap(await response.blob());
    return { width, height, type: response.headers.get('content-type') };
  }, dishes[0]?.image ?? '');
  expect(size).toEqual({ width: 320, height: 200, type: 'image/webp' });
  await page.getByRole('link', { name: 'Manage Items' }).click();
  await expect(page.getByRole('link', { name: `Update ${name}` })).toBeVisible();
});

test("an update changes what was changed, is recorded with before and after, and is in a diner's cart (spec 2.30, 6.6, 8.12)", async ({
  page,
  admin,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: `Changing Chowder ${crypto.randomUUID()}`, price: 5 });
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, admin, `/dashboard/update-menu/${dish._id}`);
  await expect(page.getByLabel('Name')).toHaveValue(dish.name);
  await expect(page.getByLabel('Price')).toHaveValue('5.00');
  await expect(page.getByLabel('Image')).toHaveValue(dish.image);
  await page.getByLabel('Price').fill('6.4');
  await page.getByLabel('Category').selectOption('Popular');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await dismissAlert(page, 'Your item updated successfully!');
  expect(await callApi('getMenuItem', { params: { id: dish._id } })).toEqual({
    ...dish,
    price: 6.4,
    category: 'popular',
  });

  // The form was saved, so leaving it asks nothing.
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeFocused();
  const entries = page.getByRole('list', { name: 'Changes' }).locator('> li');
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(0)).toContainText(`You changed ${dish.name}`);
  await expect(entries.nth(0)).toContainText('Price');
  await expect(entries.nth(0).getByText('$5.00')).toBeVisible();
  await expect(entries.nth(0).getByText('$6.40')).toBeVisible();
  await expect(entries.nth(1)).toContainText(`Test Cook added ${dish.name}`);

  const { accessToken: token, email } = diner;
  const cart = await callApi('listCart', { token, query: { email } });
  expect(cart).toMatchObject([{ name: dish.name, price: 6.4 }]);
});
