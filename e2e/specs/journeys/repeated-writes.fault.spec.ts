import { callApi, tryApi } from '../../harness/call-api.ts';
import { loseResponse, lostResponse } from '../../harness/lose-response.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('requirement 40: a dish that was created or deleted despite a 503 is so once, and the page shows it', async ({
  page,
  problems,
  admin,
}) => {
  const name = `Doubtful Dal ${crypto.randomUUID()}`;
  problems.expect('response: 503 POST /api/menu', 'response: 503 DELETE /api/menu/');
  await openAs(page, admin, '/dashboard/add-menu');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Category').selectOption('Soup');
  await page.getByLabel('Price').fill('7,25');
  await page.getByLabel('Recipe').fill('Lentils.');
  await page.getByLabel('Image').fill('/dish-art/1f372.webp');
  await loseResponse(page, 'POST', '**/api/menu');
  const add = page.getByRole('button', { name: 'Add Item' });
  await add.click();
  await expect(page.getByRole('alert')).toHaveText(lostResponse.message);
  await add.click();
  await dismissAlert(page, 'Your Item is inserted successfully!');
  const menu = await callApi('listMenu', { token: admin.accessToken });
  const made = menu.filter((dish) => dish.name === name);
  expect(made).toMatchObject([{ price: 7.25 }]);

  await page.getByRole('link', { name: 'Manage Items' }).click();
  await page.getByLabel('Search').fill(name);
  await loseResponse(page, 'DELETE', '**/api/menu/*');
  const remove = page.getByRole('button', { name: `Delete ${name}` });
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText(lostResponse.message)).toBeVisible();
  const params = { id: made[0]?._id ?? '' };
  expect((await tryApi('getMenuItem', { params })).status).toBe(404);
  problems.expect('response: 404 DELETE /api/menu/');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Deleted!');
});
