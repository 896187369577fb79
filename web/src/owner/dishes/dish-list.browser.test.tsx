import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const dishOf = (number: number) => ({
  _id: `dish-${number}`,
  name: `Zephyr ${number}`,
  category: number % 2 === 0 ? ('drinks' as const) : ('pizza' as const),
  price: number,
  recipe: 'Air.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
});
const dishes = Array.from({ length: 12 }, (_, index) => dishOf(12 - index));

const search = page.getByLabelText('Search');
const table = page.getByRole('table', { name: 'Menu items' });
const link = (number: number) =>
  page.getByRole('link', { name: `Update Zephyr ${number}`, exact: true });
const names = () =>
  table
    .getByRole('link')
    .elements()
    .map((each) => each.getAttribute('aria-label')?.replace('Update ', ''));

beforeEach(async () => {
  await page.viewport(1280, 900);
  await answerApi(
    { call: 'GET /menu', json: dishes },
    ...dishes.map((json) => ({ call: `GET /menu/${json._id}`, json })),
  );
});

test('the list is searched, filtered, sorted and paged (spec 2.29)', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(table).toBeVisible();
  const heads = table.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    '#',
    'Image',
    'Item Name',
    'Category',
    'Price',
    'Action',
  ]);
  await search.fill('zephyr');
  await expect.element(page.getByText('1–10 of 12 dishes')).toBeVisible();
  expect(names()[0]).toBe('Zephyr 12');

  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(page.getByText('11–12 of 12 dishes')).toBeVisible();
  await expect.element(table.getByRole('cell').first()).toHaveTextContent('11');

  await page.getByLabelText('Sort by').selectOptions('Low to High');
  await expect.element(page.getByText('1–10 of 12 dishes')).toBeVisible();
  expect(names().slice(0, 2)).toEqual(['Zephyr 1', 'Zephyr 2']);
  await page.getByLabelText('Sort by').selectOptions('Z-A');
  await expect.poll(() => names()[0]).toBe('Zephyr 12');

  await page.getByLabelText('Category').selectOptions('Drinks');
  await expect.element(page.getByText('6 dishes', { exact: true })).toBeVisible();
  expect(names()).toEqual([12, 10, 8, 6, 4, 2].map((number) => `Zephyr ${number}`));

  await search.fill('no dish is called like this');
  await expect
    .element(page.getByText('No dishes match. Try another word or category.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Show all dishes' }).click();
  await expect.element(page.getByLabelText('Category')).toHaveValue('');
  await expect.element(search).toHaveValue('');
});

test('dishes whose pictures are on other sites are listed by themselves', async () => {
  const linked = dishes.map((dish) =>
    dish._id === 'dish-7' ? { ...dish, image: 'https://pictures.test/7.png' } : dish,
  );
  await answerApi({ call: 'GET /menu', json: linked });
  await openSite('/dashboard/manage-items?without=own-picture', { as: ada });
  await expect.element(link(7)).toBeVisible();
  expect(names()).toEqual(['Zephyr 7']);
});

test('returning from a dish shows the list as it was left', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await search.fill('Zephyr 7');
  await expect.poll(() => location.search).toMatch(/search=Zephyr/);
  await link(7).click();
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect.element(search).toHaveValue('Zephyr 7');
  await link(7).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Zephyr 7');
  history.back();
  await expect.element(search).toHaveValue('Zephyr 7');
});

test('a dish opened before the search is in the URL stays open', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await search.fill('Zephyr 7');
  await expect.poll(names).toEqual(['Zephyr 7']);
  // On a busy machine, nothing is drawn until the URL's wait for more letters is over.
  (link(7).element() as HTMLElement).click();
  const end = performance.now() + 400;
  while (performance.now() < end);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Update Menu' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/dashboard/update-menu/dish-7');
});

test('an address that no dish can have leads to a page that says so', async () => {
  const json = { code: 'INVALID_REQUEST', message: 'This is not an ID.' };
  await answerApi({ call: 'GET /menu/__reserved__', status: 400, json });
  await openSite('/dashboard/update-menu/__reserved__', { as: ada });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Dish not found' }))
    .toBeVisible();
  await page.getByRole('link', { name: 'See all dishes' }).click();
  await expect.poll(() => location.pathname).toBe('/dashboard/manage-items');
});

test('all dishes that match can be selected, also those of the other pages', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(page.getByText('1–10 of 12 dishes')).toBeVisible();
  const bar = page.getByRole('region', { name: 'Selected dishes' });
  const selected = bar.getByRole('status');
  await page.getByLabelText('Select this page').click();
  await expect.element(selected).toHaveTextContent('10 selected');
  await page.getByLabelText('Select Zephyr 4', { exact: true }).click();
  await expect.element(selected).toHaveTextContent('9 selected');
  await bar.getByRole('button', { name: 'Select all 12' }).click();
  await expect.element(selected).toHaveTextContent('12 selected');
});

test('a price that someone else has just changed is shown, and overwritten only by a second try', async () => {
  const price = page.getByRole('button', { name: /^Change the price of Zephyr 12/ });
  const field = page.getByLabelText('Price of Zephyr 12');
  await openSite('/dashboard/manage-items', { as: ada });
  await price.click();
  const theirs = { ...dishOf(12), recipe: 'Air and mint.', price: 13 };
  const changed = { code: 'CONFLICT', message: 'Changed.', current: theirs };
  await answerApi({
    call: 'PATCH /menu/dish-12',
    status: 409,
    headers: { etag: '"v2"' },
    json: changed,
  });
  await field.fill('6.50');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Someone else has just changed this dish\./);
  await expect.element(page.getByText('Air and mint.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(price).toHaveTextContent('$13.00');

  await price.click();
  await answerApi({ call: 'PATCH /menu/dish-12', json: { ...theirs, price: 6.75 } });
  await field.fill('6.75');
  await userEvent.keyboard('{Enter}');
  await expect.element(price).toHaveTextContent('$6.75');
  expect((await callsTo('PATCH')).map(({ headers }) => headers['if-match'])).toEqual([
    'W/"v1"',
    '"v2"',
  ]);
});
