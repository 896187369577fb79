import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { menuQuery, seedQueries } from '../../api/menu/menu.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight, textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';

const perPage = 8;
const cards = page.getByRole('article');
const tabs = page.getByRole('navigation', { name: 'Categories' });
const tab = (name: string) => tabs.getByRole('link', { name, exact: true });
const address = () => location.pathname + location.search;

function shownNames(): string[] {
  return textsOf(cards.getByRole('heading'));
}

/** Returns so many dishes that nobody has ever cooked. */
function menuOf(count: number): MenuItem[] {
  return Array.from({ length: count }, (_, place) => ({
    _id: `dish-${place}`,
    name: `Dish ${place}`,
    category: 'soup',
    price: 7.5,
    recipe: 'Simmer.',
    image: '/dish-art/1f372.webp',
  }));
}

async function openMenu(at = '/menu'): Promise<MenuItem[]> {
  await openSite(at);
  await expect.element(cards.first()).toBeVisible();
  return queryClient.getQueryData(menuQuery.queryKey) ?? [];
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
  };
  expect(textsOf(tabs.getByRole('link'))).toEqual(['All', ...Object.keys(categories)]);
  for (const [label, category] of Object.entries(categories)) {
    await tab(label).click();
    const wanted = menu.filter((dish) => dish.category === category);
    await expect.poll(shownNames).toEqual(namesOnPageOne(wanted));
  }
  await tab('All').click();
  await expect.poll(shownNames).toEqual(namesOnPageOne(menu));
});

test('the menu has five sort orders, and each sorts as it says (spec 2.15)', async () => {
  const menu = await openMenu();
  const sort = page.getByLabelText('Sort by');
  const orders: Record<string, (a: MenuItem, b: MenuItem) => number> = {
    Default: () => 0,
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

test('a page has eight dishes, each with name, recipe and a price in dollars (spec 2.16, 9.1)', async () => {
  const [dish] = await openMenu();
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

test.each([
  [1440, 4],
  [1100, 3],
  [768, 2],
  [360, 1],
])('at %i px the dishes are in columns: %i', async (width, columns) => {
  await page.viewport(width, 900);
  await openMenu();
  const lefts = cards.all().map((card) => Math.round(boxOf(card).left));
  expect(new Set(lefts).size).toBe(columns);
});

test.each([
  [360, 800],
  [390, 844],
])('four dishes are on the first screen of a phone, %i px wide', async (width, height) => {
  await page.viewport(width, height);
  await openMenu();
  await expect.poll(() => shareInSight(cards.nth(3))).toBeGreaterThanOrEqual(0.99);
  const add = cards.nth(3).getByRole('button', { name: 'Add to Cart' });
  expect(shareInSight(add)).toBe(1);
});

test('the categories stay in sight, and another category begins at the top of its dishes', async () => {
  await page.viewport(390, 844);
  await openMenu();
  window.scrollTo({ top: 700, behavior: 'instant' });
  await expect.poll(() => shareInSight(tab('Soups'))).toBeGreaterThan(0);
  await tab('Soups').click();
  await expect.element(tab('Soups')).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Our soups');
  await expect.poll(() => shareInSight(cards.first())).toBeGreaterThanOrEqual(0.99);
  await expect.poll(() => shareInSight(tab('Soups'))).toBe(1);
  // The line covers no part of the first dish.
  const line = document.querySelector('.menu-line')?.getBoundingClientRect();
  expect(boxOf(cards.first()).top).toBeGreaterThanOrEqual(line?.bottom ?? Infinity);
});

test('a search without results offers to drop one of its conditions', async () => {
  await openSite('/menu?category=drinks&q=margherita');
  await expect.element(page.getByText('No dish matches all of that.')).toBeVisible();
  await page.getByRole('link', { name: /^Remove Drinks/ }).click();
  await expect.poll(address).toBe('/menu?q=margherita');
  await expect.element(cards.first()).toMatchTextContent('Margherita');
});

test('a search shows, marks and counts the dishes with its words, and Back undoes it', async () => {
  const menu = await openMenu();
  const tomatoes = menu.filter(({ name }) => /\btomato/i.test(name)).map(({ name }) => name);
  const field = page.getByRole('searchbox', { name: 'Search the menu' });
  await field.fill('TÓMATO');
  await expect.poll(address).toBe(`/menu?q=${encodeURIComponent('TÓMATO')}`);
  const status = page.getByRole('region', { name: 'Dishes' }).getByRole('status');
  await expect
    .element(status)
    .toMatchTextContent(/^(?:Dishes 1–8 of )?\d+(?: dishes)? for “TÓMATO”$/);
  // Dishes with the word in their name come first.
  expect(document.querySelector('article h3 mark')?.textContent).toBe('Tomato');
  expect(shownNames().slice(0, tomatoes.length)).toEqual(tomatoes);
  await expect.element(field).toHaveFocus();

  history.back();
  await expect.poll(address).toBe('/menu');
  await expect.element(field).toHaveValue('');
  await expect.element(status).toMatchTextContent(/^Dishes 1–8 of \d+$/);
  history.forward();
  await expect.element(field).toHaveValue('TÓMATO');
  await expect.element(status).toMatchTextContent(/for “TÓMATO”$/);
});

test('while the menu loads, eight skeleton cards take the place of its dishes', async () => {
  await answerApi({ call: 'GET /menu', isHeld: true });
  await openSite('/menu');
  await expect.element(page.getByText('Loading the menu')).toBeInTheDocument();
  const list = page.getByRole('region', { name: 'Dishes' });
  await expect.element(list).toBeInTheDocument();
  expect(list.element().querySelectorAll('.shadow-card')).toHaveLength(perPage);
  await answerApi({ call: 'GET /menu', json: menuOf(9) });
  await expect.element(cards.first()).toBeVisible();
  expect(cards.elements()).toHaveLength(perPage);
});

test('a prerendered menu keeps its dishes when the live menu fails, and says so', async () => {
  seedQueries(queryClient, { menu: menuOf(9) });
  await answerApi({ call: 'GET /menu', ...outage });
  await openSite('/menu');
  const notice = page.getByRole('alert').filter({ hasText: outage.json.message });
  await expect.element(notice, { timeout: 8000 }).toBeVisible();
  expect(cards.elements()).toHaveLength(perPage);
  await answerApi({ call: 'GET /menu', json: menuOf(9) });
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a category without dishes says so and links to the full menu, and so does an empty menu', async () => {
  await answerApi({ call: 'GET /menu', json: [] });
  await openSite('/menu?category=soup');
  await expect.element(page.getByText("There's nothing in this category today.")).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'No dishes' })).toBeVisible();
  await page.getByRole('link', { name: 'See the full menu' }).click();
  await expect.poll(address).toBe('/menu');
  await expect.element(page.getByText(/^There's nothing on our menu right now\./)).toBeVisible();
});

test.each(['/', '/menu', '/no-such-page'])(
  '%s does not scroll horizontally at 320 px, nor with text twice as large',
  async (at) => {
    await page.viewport(320, 640);
    await openSite(at);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(excessWidth()).toBeLessThanOrEqual(0);
    // A reader's own setting has this effect.
    await page.viewport(640, 900);
    document.documentElement.style.fontSize = '200%';
    expect(excessWidth()).toBeLessThanOrEqual(0);
    document.documentElement.style.fontSize = '';
  },
);
