import { makePicture } from '../../harness/pictures.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test.beforeEach(async ({ page, admin, newDish }) => {
  const dish = await newDish({ name: 'Stubborn Stew' });
  await openAs(page, admin, `/dashboard/update-menu/${dish._id}`);
  await page.getByLabel('Price').fill('9.5');
});

test("the server's message about a field appears under the field", async ({ page, problems }) => {
  problems.expect('response: 400 PATCH /api/menu/');
  const fields = { recipe: 'The chef does not approve.', name: 'This name is taken.' };
  const json = { code: 'INVALID_REQUEST', message: 'Please check the fields.', fields };
  await page.route('**/api/menu/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 400, json }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Update Item' }).click();
  await expect(page.getByLabel('Recipe')).toHaveAccessibleDescription(fields.recipe);
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription(fields.name);
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Price')).toHaveValue('9.5');
});

test('requirement 22: an outage keeps what was typed, and the same click works afterward', async ({
  page,
  problems,
}) => {
  problems.expect('response: 503 PATCH /api/menu/');
  const json = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };
  await page.route('**/api/menu/*', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 503, json }) : route.continue(),
  );
  const save = page.getByRole('button', { name: 'Update Item' });
  await save.click();
  await expect(page.getByRole('alert')).toHaveText(json.message);
  await expect(page.getByLabel('Price')).toHaveValue('9.5');
  await page.unroute('**/api/menu/*');
  await save.click();
  await dismissAlert(page, 'Your item updated successfully!');
});

test('an upload that fails can be tried again', async ({ page, problems }) => {
  problems.expect('response: 503 POST /api/images');
  const json = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };
  await page.route('**/api/images?*', (route) => route.fulfill({ status: 503, json }));
  const picture = await makePicture(page, { type: 'png', width: 400, height: 300 });
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await expect(page.getByText(json.message)).toBeVisible();
  await expect(page.getByLabel('Image')).toHaveValue('/dish-art/1f372.webp');
  await page.unroute('**/api/images?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByLabel('Image')).toHaveValue(/^\/api\/images\//);
});

test('an upload in progress is shown and can be canceled', async ({ page }) => {
  await page.route('**/api/images?*', () => undefined);
  const picture = await makePicture(page, { type: 'jpeg', width: 400, height: 300 });
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  const progress = page.getByRole('progressbar', { name: 'Uploading the picture' });
  await expect(progress).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update Item' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(progress).toHaveCount(0);
  await expect(page.getByLabel('Choose a picture')).toBeFocused();
  await expect(page.getByLabel('Image')).toHaveValue('/dish-art/1f372.webp');
  await expect(page.getByRole('button', { name: 'Update Item' })).toBeEnabled();
});
