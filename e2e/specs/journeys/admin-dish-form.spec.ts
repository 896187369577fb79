import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { makePicture, type PictureType } from '../../harness/pictures.ts';
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

test('errors appear when a field is left, never while typing (spec 5.7)', async ({
  page,
  admin,
}) => {
  await openAs(page, admin, '/dashboard/add-menu');
  await expect(page.getByLabel('Category').getByRole('option').first()).toHaveText(
    'Select a category',
  );
  await expect(page.getByLabel('Category').getByRole('option').first()).toBeDisabled();

  const price = page.getByLabel('Price');
  await price.pressSequentially('0.001');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await price.press('Tab');
  await expect(price).toHaveAccessibleDescription(
    /Price must be a number between \$0.01 and \$10,000.00/,
  );
  await price.fill('4');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await price.press('Tab');
  await expect(price).not.toHaveAttribute('aria-invalid');

  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  for (const [label, error] of [
    ['Name', 'Name is required.'],
    ['Category', 'Category is required.'],
    ['Recipe', 'Recipe is required.'],
    ['Image', 'Image is required.'],
  ] as const) {
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(error);
  }
});

test('a price may have a decimal comma, and an ambiguous one is refused', async ({
  page,
  admin,
}) => {
  await openAs(page, admin, '/dashboard/add-menu');
  const price = page.getByLabel('Price');
  await price.pressSequentially('12,50');
  await price.press('Tab');
  await expect(price).not.toHaveAttribute('aria-invalid');
  await expect(
    page.getByRole('region', { name: 'Card preview' }).getByText('$12.50'),
  ).toBeVisible();
  await price.fill('1,250');
  await price.press('Tab');
  await expect(price).toHaveValue('1,250');
  await expect(price).toHaveAccessibleDescription(/can be read in more than one way/);
});

test('a dish declares nothing until someone says so, and contradictions are reported beside both fields', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({ name: 'Undeclared Udon' });
  const params = { id: dish._id };
  await openAs(page, admin, `/dashboard/update-menu/${dish._id}`);
  const diets = page.getByRole('group', { name: 'Diets' });
  const allergens = page.getByRole('group', { name: 'Allergens' });
  await expect(allergens.getByLabel('Not declared')).toBeChecked();
  await allergens.getByLabel('Gluten').check();
  await expect(allergens.getByLabel('Not declared')).not.toBeChecked();
  await diets.getByLabel('Gluten-free').check();
  const words = "A gluten-free dish can't contain gluten.";
  await expect(diets.getByLabel('Gluten-free')).toHaveAccessibleDescription(words);
  await expect(allergens.getByLabel('Gluten')).toHaveAccessibleDescription(words);
  const save = page.getByRole('button', { name: 'Update Item' });
  await save.click();
  await expect(diets.getByLabel('Gluten-free')).toBeFocused();
  await diets.getByLabel('Suits none').check();
  await page.getByLabel('Load', { exact: true }).fill('3');
  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
  const declared = { ...dish, diets: [], allergens: ['gluten'], load: 3 };
  expect(await callApi('getMenuItem', { params })).toEqual(declared);

  // Removing the last allergen does not declare the dish free of allergens.
  await allergens.getByLabel('Gluten').uncheck();
  await expect(allergens.getByLabel('Not declared')).toBeChecked();
  await allergens.getByLabel('Contains none').check();
  await diets.getByLabel('Not declared').check();
  await page.getByLabel('Load', { exact: true }).fill('');
  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
  expect(await callApi('getMenuItem', { params })).toEqual({ ...dish, allergens: [] });
});

test('the preview shows the card while the dish is being typed', async ({ page, admin }) => {
  await openAs(page, admin, '/dashboard/add-menu');
  await fillIn(page, 'Previewed Potage');
  const preview = page.getByRole('region', { name: 'Card preview' });
  await expect(preview.getByText('Previewed Potage')).toBeVisible();
  await expect(preview.getByText('$7.25')).toBeVisible();
  await expect(preview.getByText('Leeks, potatoes')).toBeVisible();
  const [vessel, drawing] = [preview.locator('img').first(), preview.locator('img').last()];
  await expect(vessel).toHaveAttribute('src', '/dish-art/vessels/soup.webp');
  await expect(drawing).toHaveAttribute('src', '/dish-art/1f372.webp');
});

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

for (const type of ['png', 'jpeg', 'webp'] satisfies PictureType[]) {
  test(`a ${type} picture is resized, uploaded and shown`, async ({ page, admin }) => {
    const name = `Pictured ${type} ${crypto.randomUUID()}`;
    await openAs(page, admin, '/dashboard/add-menu');
    await fillIn(page, name);
    const picture = await makePicture(page, { type, width: 2560, height: 1600 });
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
    expect(size).toEqual({ width: 1280, height: 800, type: 'image/webp' });
  });
}

test('a file that is not a picture is refused with a message', async ({ page, admin }) => {
  await openAs(page, admin, '/dashboard/add-menu');
  const chooser = page.getByLabel('Choose a picture');
  await chooser.setInputFiles({
    name: 'recipe.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Leeks.'),
  });
  await expect(page.getByText('Please choose a PNG, JPEG or WebP picture.')).toBeVisible();
  await chooser.setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<html>'),
  });
  await expect(
    page.getByText("This file can't be read as a picture. Please choose another one."),
  ).toBeVisible();
  await expect(page.getByLabel('Image')).toHaveValue('');
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

test('a drawing is found by its subject, and chosen without saving the dish', async ({
  page,
  admin,
}) => {
  await openAs(page, admin, '/dashboard/add-menu');
  await page.getByLabel('Category').selectOption('Pizza');
  const open = page.getByRole('button', { name: 'Choose a drawing' });
  await open.click();
  const picker = page.getByRole('dialog', { name: 'Choose a drawing' });
  const search = picker.getByLabel('Find a drawing');
  await expect(search).toBeFocused();
  await search.fill('no such thing');
  await expect(picker.getByRole('status')).toHaveText(/Upload a picture of your own/);
  await search.fill('EGGpl');
  await search.press('Enter');
  await expect(picker.getByRole('status')).toHaveText('1 drawing');
  await picker.getByRole('button', { name: 'Eggplant' }).press('Enter');

  await expect(picker).toBeHidden();
  await expect(open).toBeFocused();
  // The drawing is named in words; its URL is only for people who want to use a link.
  const address = page.getByLabel('Image');
  await expect(page.getByText('A drawing: Eggplant.')).toBeVisible();
  await expect(address).toBeHidden();
  await page.getByRole('button', { name: 'Use a link' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveValue('/dish-art/1f346.webp');
  const pictures = page.getByRole('region', { name: 'Card preview' }).locator('img');
  await expect(pictures.first()).toHaveAttribute('src', '/dish-art/vessels/pizza.webp');
  await expect(pictures.last()).toHaveAttribute('src', '/dish-art/1f346.webp');

  await open.click();
  await expect(picker.getByRole('button', { name: 'Eggplant' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goBack();
  await expect(picker).toBeHidden();
  await expect(page.getByLabel('Name')).toHaveValue('');
});
