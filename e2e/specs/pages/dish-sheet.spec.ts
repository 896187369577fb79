import { callApi } from '../../harness/call-api.ts';
import { open } from '../../harness/hydration.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };

test('a sheet that a link opened directly leaves its history entry to the page below', async ({
  page,
}) => {
  await open(page, '/');
  await page.goto(`/menu?category=pizza&dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/menu?category=pizza');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('a diner orders three at once, and then the sheet changes the quantity in the cart', async ({
  page,
  diner,
}) => {
  await openAs(page, diner, '/pizza');
  const link = page.getByRole('link', { name: dish.name, exact: true });
  await link.click();
  const sheet = page.getByRole('dialog', { name: dish.name });
  const more = sheet.getByRole('button', { name: `Increase quantity of ${dish.name}` });
  await more.click();
  await more.click();
  await sheet.getByRole('button', { name: 'Add to Cart $37.50' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Food added on the cart.' }),
  ).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/pizza');
  const { accessToken: token, email } = diner;
  const quantities = async () => {
    const lines = await callApi('listCart', { token, query: { email } });
    return lines.map(({ menuItemId, quantity }) => [menuItemId, quantity]);
  };
  await expect.poll(quantities).toEqual([[dish.id, 3]]);

  await link.click();
  await expect(sheet.getByRole('button', { name: 'In cart $37.50' })).toBeVisible();
  await sheet.getByRole('button', { name: `Decrease quantity of ${dish.name}` }).click();
  await expect(sheet.getByRole('button', { name: 'In cart $25.00' })).toBeVisible();
  await expect.poll(quantities).toEqual([[dish.id, 2]]);
});
