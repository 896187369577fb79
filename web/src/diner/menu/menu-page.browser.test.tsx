import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import { tagOfCategories } from '@thymely/contract/categories/tag-of-categories';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { builtCategories, showCategories } from '../../lib/categories.ts';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { shareInSight, textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { renewQuery } from '../../../testing/renew-query.ts';

const perPage = 8;
const cards = page.getByRole('article');
const tabs = page.getByRole('navigation', { name: 'Categories' });
const tab = (name: string) => tabs.getByRole('link', { name, exact: true });
const address = () => location.pathname + location.search;

function shownNames(): string[] {
  return textsOf(cards.getByRole('heading'));
}

async function openMenu(at = '/menu'): Promise<MenuItem[]> {
  await openSite(at);
  await expect.element(cards.first()).toBeVisible();
  return queryClient.getQueryData(menuQuery.queryKey) ?? [];
}

const tabOrder = ['salad', 'pizza', 'soup', 'dessert', 'drinks', 'popular'];

function byCategory(menu: MenuItem[]): MenuItem[] {
  return menu.toSorted((a, b) => tabOrder.indexOf(a.category) - tabOrder.indexOf(b.category));
}

function namesOnPageOne(dishes: MenuItem[]): string[] {
  return dishes.slice(0, perPage).map(({ name }) => name);
}

test.each([
  ['/salad', 'salad'],
  ['/pizza', 'pizza'],
])('%s shows nothing but its category (spec 2.2)', async (at, category) => {
  const menu = await openMenu(at);
  expect(shownNames()).toEqual(namesOnPageOne(menu.filter((dish) => dish.category === category)));
});

test('the categories of the menu show their dishes, and All shows every one (spec 2.14)', async () => {
  const menu = await openMenu();
  const categories = {
    Salad: 'salad',
    Pizza: 'pizza',
    Soups: 'soup',
    Desserts: 'dessert',
    Drinks: 'drinks',
    Popular: 'popular',
  };
  expect(textsOf(tabs.getByRole('link'))).toEqual(['All', ...Object.keys(categories)]);
  for (const [label, category] of Object.entries(categories)) {
    await tab(label).click();
    const wanted = menu.filter((dish) => dish.category === category);
    await expect.poll(shownNames).toEqual(namesOnPageOne(wanted));
  }
  await tab('All').click();
  await expect.poll(shownNames).toEqual(namesOnPageOne(byCategory(menu)));
});

test('All shows the categories in the order of their tabs, each under its heading', async () => {
  const menu = byCategory(await openMenu());
  const headings = () =>
    textsOf(page.getByRole('region', { name: 'Dishes' }).getByRole('heading', { level: 2 }));
  const salads = menu.filter(({ category }) => category === 'salad').length;
  expect(salads % perPage).toBeGreaterThan(0);
  expect(headings()).toEqual(['Dishes', 'Salads']);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(headings).toEqual(['Dishes', 'Salads, continued', 'Pizzas']);
  expect(shownNames()).toEqual(menu.slice(perPage, 2 * perPage).map(({ name }) => name));
  await page.getByLabelText('Sort by').selectOptions('A-Z');
  await expect.poll(headings).toEqual(['Dishes']);
  await page.getByLabelText('Sort by').selectOptions('Default');
  await expect.poll(headings).toEqual(['Dishes', 'Salads']);
  await page.getByRole('searchbox').fill('basil');
  await expect.poll(headings).toEqual(['Dishes']);
});

test('the menu has five sort orders, and each sorts as it says (spec 2.15)', async () => {
  const menu = await openMenu();
  const sort = page.getByLabelText('Sort by');
  const orders: Record<string, (a: MenuItem, b: MenuItem) => number> = {
    Default: (a, b) => tabOrder.indexOf(a.category) - tabOrder.indexOf(b.category),
    'A-Z': (a, b) => a.name.localeCompare(b.name),
    'Z-A': (a, b) => b.name.localeCompare(a.name),
    'Low to High': (a, b) => a.price - b.price,
    'High to Low': (a, b) => b.price - a.price,
  };
  expect(textsOf(sort.getByRole('option'))).toEqual(Object.keys(orders));
  for (const [label, compare] of Object.entries(orders).reverse()) {
    await sort.selectOptions(label);
    await expect.poll(shownNames).toEqual(namesOnPageOne(menu.toSorted(compare)));
  }
});

test('on a phone, the chosen order is shown at once, before the dishes', async () => {
  await page.viewport(390, 844);
  await openSite('/menu');
  const sort = page.getByLabelText('Sort by');
  await expect.element(cards.first()).toBeVisible();
  const select = sort.element() as HTMLSelectElement;
  const [first] = textsOf(cards);
  select.value = 'name-desc';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(select.value).toBe('name-desc');
  const icon = select.parentElement?.querySelector('svg') ?? document.body;
  expect(select.parentElement?.className).toContain('bg-leaf-100');
  expect(getComputedStyle(icon).scale).toBe('-1 1');
  expect(textsOf(cards)[0]).toBe(first);
  await expect.poll(() => textsOf(cards)[0]).not.toBe(first);
  await expect.element(sort).toHaveValue('name-desc');
  await sort.selectOptions('A-Z');
  expect(getComputedStyle(icon).scale).toBe('none');
});

test('a page has eight dishes, each with name, recipe and a price in dollars (spec 2.16, 9.1)', async () => {
  const [dish] = byCategory(await openMenu());
  expect(cards.elements()).toHaveLength(perPage);
  await expect.element(cards.first()).toMatchTextContent(dish?.name ?? 'no dish');
  await expect.element(cards.first()).toMatchTextContent(dish?.recipe ?? 'no dish');
  await expect.element(cards.first()).toMatchTextContent(`$${dish?.price.toFixed(2)}`);
});

test('a heart toggles without any call (spec 2.18)', async () => {
  await openMenu();
  const calls = (await callsTo('')).length;
  const heart = cards.first().getByRole('button', { name: /^Like/ });
  for (const pressed of ['true', 'false', 'true']) {
    await heart.click();
    await expect.element(heart).toHaveAttribute('aria-pressed', pressed);
  }
  expect(page.getByRole('button', { name: /^Like/, pressed: true }).elements()).toHaveLength(1);
  expect(await callsTo('')).toHaveLength(calls);
});

test("a category's dish count is beside its name, not in it", async () => {
  const menu = await openMenu();
  const salads = menu.filter(({ category }) => category === 'salad').length;
  await expect.element(tabs.getByRole('listitem').nth(0)).toHaveTextContent(`All${menu.length}`);
  await expect.element(tabs.getByRole('listitem').nth(1)).toHaveTextContent(`Salad${salads}`);
  await expect.element(tab('Salad')).toBeVisible();
});

test('the salad page has its category selected; another one leads to /menu', async () => {
  await openMenu('/salad');
  await expect.element(tab('Salad')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.poll(address).toBe('/salad?page=2');
  await tab('Drinks').click();
  await expect.poll(address).toBe('/menu?category=drinks');
});

test("a change of page scrolls to the top of the list; a category keeps the reader's position", async () => {
  await page.viewport(1280, 720);
  await openMenu();
  const list = page.getByRole('region', { name: 'Dishes' });
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect.element(list).toHaveFocus();
  await expect.element(list.getByRole('status')).toMatchTextContent(/^Dishes 9–16 of \d+$/);
  await expect.poll(() => shareInSight(cards.first())).toBeGreaterThan(0.5);

  await tab('Soups').click();
  await expect.element(tab('Soups')).toHaveAttribute('aria-current', 'page');
  await expect.element(tab('Soups')).toHaveFocus();
});

test('a menu of other categories than the page was built with brings them along, asked for once', async () => {
  const dishes = await openMenu();
  expect(await callsTo('GET /menu/categories')).toEqual([]);
  const [salad, ...others] = startingCategories;
  if (!salad) throw new Error('the brand has no category');
  const soups = others.filter(({ id }) => id === 'soup');
  const bowls = { ...salad, name: 'Bowls', tab: 'Bowls' };
  const hidden = others
    .filter(({ id }) => id !== 'soup')
    .map((each) => ({ ...each, hidden: true }));
  const categories = [...soups, bowls, ...hidden];
  const headers = { 'menu-categories': tagOfCategories(categories) };
  await answerApi(
    { call: 'GET /menu', headers, json: dishes },
    { call: 'GET /menu/categories', json: { revision: 1, categories } },
  );
  await renewQuery(menuQuery.queryKey);
  await expect.element(tab('Bowls')).toBeVisible();
  expect(textsOf(tabs.getByRole('link'))).toEqual(['All', 'Soups', 'Bowls']);
  const region = page.getByRole('region', { name: 'Dishes' });
  await expect.element(region.getByRole('heading', { level: 2 }).nth(1)).toHaveTextContent('Soups');
  await expect.element(page.getByRole('link', { name: 'Pizza' })).not.toBeInTheDocument();
  // The next page of this tab knows them, too.
  showCategories(builtCategories);
  await renewQuery(menuQuery.queryKey);
  await expect.element(tab('Bowls')).toBeVisible();
  expect(await callsTo('GET /menu/categories')).toHaveLength(1);
});

test('without an answer the page keeps its categories, and asks again with the next menu', async () => {
  const dishes = await openMenu();
  // What an older version may have kept in this tab.
  sessionStorage.setItem('menu-categories', '{}');
  const categories = startingCategories.map((each) =>
    each.id === 'soup' ? { ...each, name: 'Stews' } : each,
  );
  const headers = { 'menu-categories': tagOfCategories(categories) };
  await answerApi(
    { call: 'GET /menu', headers, json: dishes },
    { call: 'GET /menu/categories', ...outage },
  );
  await renewQuery(menuQuery.queryKey);
  expect(await callsTo('GET /menu/categories')).not.toEqual([]);
  expect(shownNames()).toEqual(namesOnPageOne(byCategory(dishes)));
  await expect.element(tab('Soups')).toBeVisible();
  await answerApi({ call: 'GET /menu/categories', json: { revision: 1, categories } });
  await renewQuery(menuQuery.queryKey);
  await expect.element(tab('Stews')).toBeVisible();
  expect(shownNames()).toEqual(namesOnPageOne(byCategory(dishes)));
});
