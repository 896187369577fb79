import type { Page } from '@playwright/test';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { expect, test } from '../../harness/test.ts';
import { untilHydrated } from '../../harness/hydration.ts';

const perPage = 8;

function shownNames(page: Page): Promise<string[]> {
  return page.getByRole('article').getByRole('heading').allInnerTexts();
}

async function openMenu(page: Page, address = '/menu'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await untilHydrated(page);
}

test('a visitor who has no account reads the whole menu (spec 1.1, 2.16)', async ({ page }) => {
  const menu = await callApi('listMenu');
  await openMenu(page);
  const seen: string[] = [];
  for (let number = 1; number <= Math.ceil(menu.length / perPage); number += 1) {
    await page.getByRole('link', { name: `Page ${number}`, exact: true }).click();
    await expect.poll(() => shownNames(page)).not.toEqual(seen.slice(-perPage));
    seen.push(...(await shownNames(page)));
  }
  expect(seen).toEqual(menu.map(({ name }) => name));
});

for (const [address, category] of [
  ['/salad', 'salad'],
  ['/pizza', 'pizza'],
] as const) {
  test(`${address} shows nothing but its category (spec 2.2)`, async ({ page }) => {
    const dishes = (await callApi('listMenu')).filter((dish) => dish.category === category);
    await openMenu(page, address);
    expect(await shownNames(page)).toEqual(dishes.slice(0, perPage).map(({ name }) => name));
  });
}

const categories = {
  Salad: 'salad',
  Pizza: 'pizza',
  Soups: 'soup',
  Desserts: 'dessert',
  Drinks: 'drinks',
};

test('the categories of the menu show their dishes, and All shows every one (spec 2.14)', async ({
  page,
}) => {
  const menu = await callApi('listMenu');
  await openMenu(page);
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await expect(tabs.getByRole('link')).toHaveText(['All', ...Object.keys(categories)]);
  for (const [label, category] of Object.entries(categories)) {
    await tabs.getByRole('link', { name: label, exact: true }).click();
    const wanted = menu.filter((dish) => dish.category === category);
    await expect.poll(() => shownNames(page)).toEqual(namesOnPageOne(wanted));
  }
  await tabs.getByRole('link', { name: 'All', exact: true }).click();
  await expect.poll(() => shownNames(page)).toEqual(namesOnPageOne(menu));
});

test('the menu has five sort orders, and each sorts as it says (spec 2.15)', async ({ page }) => {
  const menu = await callApi('listMenu');
  await openMenu(page);
  const sort = page.getByLabel('Sort by');
  const orders: Record<string, (a: MenuItem, b: MenuItem) => number> = {
    Default: () => 0,
    'A-Z': (a, b) => a.name.localeCompare(b.name),
    'Z-A': (a, b) => b.name.localeCompare(a.name),
    'Low to High': (a, b) => a.price - b.price,
    'High to Low': (a, b) => b.price - a.price,
  };
  await expect(sort.getByRole('option')).toHaveText(Object.keys(orders));
  for (const [label, compare] of Object.entries(orders).reverse()) {
    await sort.selectOption({ label });
    await expect.poll(() => shownNames(page)).toEqual(namesOnPageOne(menu.toSorted(compare)));
  }
});

test('a new category or sort order starts at page 1, and Back undoes each (spec 2.17)', async ({
  page,
}) => {
  await openMenu(page, '/menu?page=3');
  await expect(page.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Sort by').selectOption({ label: 'A-Z' });
  await expect(page).toHaveURL('/menu?sort=name-asc');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL('/menu?sort=name-asc&page=2');
  await page.getByRole('navigation', { name: 'Categories' }).getByText('Drinks').click();
  await expect(page).toHaveURL('/menu?category=drinks&sort=name-asc');
  for (const address of ['/menu?sort=name-asc&page=2', '/menu?sort=name-asc', '/menu?page=3']) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});

test('a page has eight dishes, each with name, recipe and a price in dollars (spec 2.16, 9.1)', async ({
  page,
}) => {
  const [dish] = await callApi('listMenu');
  await openMenu(page);
  await expect(page.getByRole('article')).toHaveCount(perPage);
  const card = page.getByRole('article').first();
  await expect(card).toContainText(dish?.name ?? 'no dish');
  await expect(card).toContainText(dish?.recipe ?? 'no dish');
  await expect(card).toContainText(`$${dish?.price.toFixed(2)}`);
});

test('a heart toggles without any call (spec 2.18)', async ({ page }) => {
  await openMenu(page);
  await page.waitForLoadState('networkidle');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const heart = page.getByRole('article').first().getByRole('button', { name: /^Like/ });
  for (const pressed of ['true', 'false', 'true']) {
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', pressed);
  }
  await expect(page.getByRole('button', { name: /^Like/, pressed: true })).toHaveCount(1);
  expect(calls).toEqual([]);
});

function namesOnPageOne(dishes: MenuItem[]): string[] {
  return dishes.slice(0, perPage).map(({ name }) => name);
}
