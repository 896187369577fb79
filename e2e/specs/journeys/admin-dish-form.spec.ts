import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { makePicture } from '../../harness/pictures.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const inserted = 'Your Item is inserted successfully!';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Category').selectOption('Soup');
  await page.getByLabel('Price').fill('7.25');
  await page.getByLabel('Recipe').fill('Leeks, potatoes and a spoon of cream.');
  await page.getByLabel('Image').fill('/dish-art/1f372.webp');
}

async function dishesNamed(name: string) {
  return (await callApi('listMenu')).filter((dish) => dish.name === name);
}

test('a double click adds one dish, and diners see it (spec 2.28, 6.6, 8.12)', async ({
  page,
  admin,
}) => {
  const name = `Twice Clicked ${crypto.randomUUID()}`;
  await openAs(page, admin, '/dashboard/add-menu');
  await fillIn(page, name);
  await page.getByRole('button', { name: 'Add Item' }).dblclick();
  await dismissAlert(page, inserted);
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(page.getByText('Name is required.')).toHaveCount(0);
  expect(await dishesNamed(name)).toMatchObject([{ price: 7.25, category: 'soup' }]);
  await page.getByRole('link', { name: 'Manage Items' }).click();
  await expect(page.getByRole('link', { name: `Update ${name}` })).toBeVisible();
});

test('a picture is uploaded and shown', async ({ page, admin }) => {
  const name = `Pictured ${crypto.randomUUID()}`;
  await openAs(page, admin, '/dashboard/add-menu');
  await fillIn(page, name);
  const picture = await makePicture(page, { type: 'png', width: 320, height: 200 });
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(page.getByLabel('Image')).toHaveValue(/^\/api\/images\/[\w-]+$/);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await dismissAlert(page, inserted);

  const [dish] = await dishesNamed(name);
  const size = await page.evaluate(async (address) => {
    const response = await fetch(address);
    const { width, height } = await createImageBitmap(await response.blob());
    return { width, height, type: response.headers.get('content-type') };
  }, dish?.image ?? '');
  expect(size).toEqual({ width: 320, height: 200, type: 'image/webp' });
});

test('an update keeps the picture and changes what was changed (spec 2.30)', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({ name: 'Changing Chowder', price: 6.4 });
  await openAs(page, admin, `/dashboard/update-menu/${dish._id}`);
  await expect(page.getByLabel('Name')).toHaveValue(dish.name);
  await expect(page.getByLabel('Price')).toHaveValue('6.40');
  await expect(page.getByLabel('Image')).toHaveValue(dish.image);
  await page.getByLabel('Price').fill('8.1');
  await page.getByLabel('Category').selectOption('Popular');
  await page.getByRole('button', { name: 'Update Item' }).click();
  await dismissAlert(page, 'Your item updated successfully!');
  expect(await callApi('getMenuItem', { params: { id: dish._id } })).toEqual({
    ...dish,
    price: 8.1,
    category: 'popular',
  });
  // The form was saved, so leaving it asks nothing.
  await page.getByRole('link', { name: 'Manage Items' }).click();
  await expect(page).toHaveURL('/dashboard/manage-items');
});

for (const id of ['no-such-dish', '__reserved__']) {
  test(`an address without a dish leads to a page that says so: ${id}`, async ({
    page,
    problems,
    admin,
  }) => {
    problems.expect(/response: 40[04] GET \/api\/menu\//);
    await openAs(page, admin, `/dashboard/update-menu/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Dish not found' })).toBeVisible();
    await page.getByRole('link', { name: 'See all dishes' }).click();
    await expect(page).toHaveURL('/dashboard/manage-items');
  });
}
