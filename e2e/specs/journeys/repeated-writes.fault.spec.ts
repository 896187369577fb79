import type { Page } from '@playwright/test';
import { callApi, tryApi } from '../../harness/call-api.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const json = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };

/** Lets the next such call take effect, but replaces its response by a 503. */
async function loseResponse(page: Page, method: string, path: string): Promise<void> {
  let isLost = false;
  await page.route(path, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    const response = await route.fetch();
    expect(response.ok()).toBe(true);
    return route.fulfill({ status: 503, json });
  });
}

test('requirement 40: a dish that was added to the cart despite a 503 is there once, and the page shows it', async ({
  page,
  problems,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Doubtful Dumplings' });
  problems.expect('response: 503 POST /api/carts', 'response: 503 DELETE /api/carts/');
  await openAs(page, diner, '/menu');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await loseResponse(page, 'POST', '**/api/carts');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText(json.message)).toBeVisible();
  await card.getByRole('button').last().click();
  await expect(page.getByText('Food added on the cart.')).toBeVisible();
  await expect(page.getByText('1 in your cart')).toBeVisible();
  const { accessToken: token, email } = diner;
  const lines = () => callApi('listCart', { token, query: { email } });
  expect(await lines()).toMatchObject([{ menuItemId: dish._id, quantity: 1 }]);

  await page.getByRole('link', { name: 'Cart', exact: true }).click();
  await loseResponse(page, 'DELETE', '**/api/carts/*');
  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  // The list is refetched after a failure; without it, the line is still there to be removed.
  await page.route('**/api/carts?*', (route) => route.fulfill({ status: 503, json }));
  problems.expect('response: 503 GET /api/carts');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(page.getByText(json.message)).toBeVisible();
  expect(await lines()).toEqual([]);
  problems.expect('response: 404 DELETE /api/carts/');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Deleted!');
});

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
  await expect(page.getByRole('alert')).toHaveText(json.message);
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
  await expect(page.getByText(json.message)).toBeVisible();
  const params = { id: made[0]?._id ?? '' };
  expect((await tryApi('getMenuItem', { params })).status).toBe(404);
  problems.expect('response: 404 DELETE /api/menu/');
  await remove.click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Deleted!');
});
