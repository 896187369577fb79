import { callApi } from '../../harness/call-api.ts';
import { enter, tabTo } from '../../harness/keyboard.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('a dish is added and edited with the keyboard alone', async ({ page, admin }) => {
  const name = `Keyed Korma ${crypto.randomUUID()}`;
  await openAs(page, admin, '/dashboard');
  await enter(page, page.getByRole('link', { name: 'Add Menu' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Add Menu' })).toBeFocused();

  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Soup');
  await page.keyboard.press('Tab');
  await page.keyboard.type('11.5');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cream, cashews and patience.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/dish-art/1f35b.webp');
  await enter(page, page.getByRole('button', { name: 'Add Item' }));
  await expect(page.getByRole('dialog', { name: 'Your Item is inserted' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Add Menu' })).toBeFocused();

  await page.goto('/dashboard/manage-items');
  await tabTo(page, page.getByLabel('Search'));
  await page.keyboard.type(name);
  await enter(page, page.getByRole('link', { name: `Update ${name}` }));
  await expect(page.getByRole('heading', { level: 1, name: 'Update Menu' })).toBeFocused();
  await tabTo(page, page.getByLabel('Price'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your item updated' })).toBeVisible();
  await page.keyboard.press('Escape');

  const [dish] = (await callApi('listMenu')).filter((item) => item.name === name);
  expect(dish).toMatchObject({ price: 12, category: 'soup', image: '/dish-art/1f35b.webp' });
});
