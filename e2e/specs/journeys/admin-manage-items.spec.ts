import type { Page } from '@playwright/test';
import { tryApi } from '../../harness/call-api.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const names = (page: Page) =>
  page
    .getByRole('table', { name: 'Menu items' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('aria-label')?.replace('Update ', '')),
    );

test('the list is searched, filtered, sorted and paged (spec 2.29)', async ({
  page,
  admin,
  newDish,
}) => {
  const word = `Zephyr${crypto.randomUUID().slice(0, 6)}`;
  for (let number = 1; number <= 12; number += 1) {
    await newDish({
      name: `${word} ${number}`,
      price: number,
      category: number % 2 === 0 ? 'drinks' : 'pizza',
    });
  }
  await openAs(page, admin, '/dashboard/manage-items');
  await expect(page.getByRole('columnheader')).toHaveText([
    '#',
    'Image',
    'Item Name',
    'Category',
    'Price',
    'Action',
  ]);
  await page.getByLabel('Search').fill(word.toLowerCase());
  await expect(page.getByText('1–10 of 12 dishes')).toBeVisible();
  expect((await names(page))[0]).toBe(`${word} 12`);

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(page.getByText('11–12 of 12 dishes')).toBeVisible();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('11');

  await page.getByLabel('Sort by').selectOption('Low to High');
  await expect(page.getByText('1–10 of 12 dishes')).toBeVisible();
  expect((await names(page)).slice(0, 2)).toEqual([`${word} 1`, `${word} 2`]);
  await page.getByLabel('Sort by').selectOption('Z-A');
  expect((await names(page))[0]).toBe(`${word} 12`);

  await page.getByLabel('Category').selectOption('Drinks');
  await expect(page.getByText('6 dishes', { exact: true })).toBeVisible();
  expect(await names(page)).toEqual([12, 10, 8, 6, 4, 2].map((number) => `${word} ${number}`));

  await page.getByLabel('Search').fill('no dish is called like this');
  await expect(page.getByText('No dishes match. Try another word or category.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all dishes' }).click();
  await expect(page.getByLabel('Category')).toHaveValue('');
  await expect(page.getByLabel('Search')).toHaveValue('');
});

test('returning from a dish shows the list as it was left', async ({ page, admin, newDish }) => {
  const dish = await newDish({ name: 'Returning Ramen' });
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByLabel('Search').fill(dish.name);
  await expect(page).toHaveURL(/search=Returning/);
  await page.getByRole('link', { name: `Update ${dish.name}` }).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByLabel('Search')).toHaveValue(dish.name);
  await page.getByRole('link', { name: `Update ${dish.name}` }).click();
  await expect(page.getByLabel('Name')).toHaveValue(dish.name);
  await page.goBack();
  await expect(page.getByLabel('Search')).toHaveValue(dish.name);
});

test('deleting a dish asks first, and takes it off the menu (spec 6.6)', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({ name: 'Doomed Dumpling' });
  await openAs(page, admin, '/dashboard/manage-items');
  const remove = page.getByRole('button', { name: `Delete ${dish.name}` });
  const question = page.getByRole('dialog', { name: 'Are you sure?' });

  await remove.click();
  await expect(question.getByText("You won't be able to revert this!")).toBeVisible();
  await expect(question.getByText(dish.name)).toBeVisible();
  await expect(question.getByText('It is in no cart and in no open order.')).toBeVisible();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  expect((await tryApi('getMenuItem', { params: { id: dish._id } })).status).toBe(200);

  await remove.click();
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  const done = page.getByRole('dialog', { name: 'Deleted!' });
  await expect(done.getByText('Your file has been deleted.')).toBeVisible();
  await dismissAlert(page, 'Deleted!');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Manage Items' })).toBeFocused();
  expect((await tryApi('getMenuItem', { params: { id: dish._id } })).status).toBe(404);
});

test('a dish opened before the search is in the URL stays open', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({ name: 'Hasty Hotpot' });
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByLabel('Search').fill(dish.name);
  const link = page.getByRole('link', { name: `Update ${dish.name}` });
  // On a busy machine, nothing is drawn until the URL's wait for more letters is over.
  await link.evaluate((element: HTMLAnchorElement) => {
    element.click();
    const end = performance.now() + 400;
    while (performance.now() < end);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Update Menu' })).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/update-menu/${dish._id}`);
});
