import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { startingCategories } from '@thymely/contract/categories/starting-categories';
import type { MenuCategory } from '@thymely/contract/categories/endpoints';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';
import { freshMenuQuery } from '../../api/menu/menu-editing.ts';
import { queryClient } from '../../api/query-client.ts';

const list = 'GET /menu/categories';
const put = 'PUT /menu/categories';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = page.getByLabelText('Name', { exact: true });
const save = button('Save');

const [salads, pizzas, ...others] = startingCategories;
if (!salads || !pizzas) throw new Error('the brand has too few categories');

async function open(categories: readonly MenuCategory[] = startingCategories) {
  await answerApi({ call: list, json: { revision: 0, categories } });
  await openSite('/dashboard/categories', { as: ada });
  await expect.element(names.first()).toHaveValue(categories[0]?.name ?? '');
}

async function bodyOf(call: string): Promise<unknown> {
  return JSON.parse((await callsTo(call)).at(-1)?.body ?? '');
}

test('categories are added, renamed, arranged and hidden in one save, and the menu follows', async () => {
  await open();
  await names.first().fill('Bowls');
  await button('Move Bowls down').click();
  await button('Add category').click();
  await expect.element(names.last()).toHaveFocus();
  await names.last().fill('Lunch');
  await page.getByText('Color, plate and load').last().click();
  await page
    .getByRole('group', { name: 'Color' })
    .last()
    .getByRole('radio', { name: 'Soup' })
    .click();
  await page.getByLabelText('Load of a portion').last().fill('2');
  await page.getByLabelText('Hide from guests').last().click();
  await page.getByText('ServedAlways').last().click();
  await button('Add times').last().click();
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveFocus();
  await page.getByLabelText('From', { exact: true }).fill('11:30');
  await page.getByRole('checkbox', { name: 'Friday' }).click();
  await page.getByLabelText('To', { exact: true }).fill('02:00');
  await expect.element(page.getByText('until 2 AM the next day')).toBeVisible();
  // The short name on the menu's line belonged to the former name.
  const bowls = { ...salads, name: 'Bowls', tab: undefined };
  const lunch = {
    id: 'lunch',
    name: 'Lunch',
    tint: 'soup',
    vessel: 'salad',
    load: 2,
    served: [{ days: ['mon', 'tue', 'wed', 'thu'] as const, from: '11:30', to: '02:00' }],
    hidden: true,
  };
  const categories = [pizzas, bowls, ...others, lunch];
  await answerApi({ call: put, json: { revision: 1, categories } });
  await save.click();
  await expect.element(page.getByText('Saved. Guests see it now.')).toBeVisible();
  expect(await bodyOf(put)).toEqual({ revision: 0, categories });
  await expect.element(page.getByText('Deploy to renew pages and search results')).toBeVisible();

  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  const tabs = page.getByRole('navigation', { name: 'Categories' });
  await expect.element(tabs.getByRole('link').nth(1)).toHaveTextContent('Pizza');
  await expect.element(tabs.getByRole('link', { name: 'Bowls' })).toBeVisible();
  await expect.element(tabs.getByRole('link', { name: 'Lunch' })).not.toBeInTheDocument();
});

test('what is typed while a save is on its way stays, and is not saved yet', async () => {
  await open();
  await names.first().fill('Bowls');
  await answerApi({ call: put, isHeld: true });
  await save.click();
  await names.first().fill('Bowls and more');
  const bowls = { ...salads, name: 'Bowls', tab: undefined };
  await answerApi({ call: put, json: { revision: 1, categories: [bowls, pizzas, ...others] } });
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  await expect.element(names.first()).toHaveValue('Bowls and more');
});

test('the dishes of a deleted category go to another one, at once', async () => {
  await open();
  await button('Delete Soups').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Soups?' });
  await expect.element(dialog.getByLabelText(/^Its \d+ dishes go to$/)).toHaveFocus();
  await dialog.getByLabelText(/^Its \d+ dishes go to$/).selectOptions('Salads');
  const call = 'DELETE /menu/categories/soup';
  const many = 'More than 200 dishes have this category. Move some first.';
  await answerApi({ call, status: 409, json: { code: 'CONFLICT', message: many } });
  await dialog.getByText('Delete and move').click();
  await expect.element(dialog.getByText(many)).toBeVisible();
  const categories = startingCategories.filter(({ id }) => id !== 'soup');
  await answerApi({ call, json: { revision: 1, categories } });
  await dialog.getByText('Delete and move').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await callsTo(call)).at(-1)?.query).toBe('?to=salad&revision=0');
  await expect.element(button('Delete Soups')).not.toBeInTheDocument();
});

test('a category whose deletion got no answer is not asked about again when it is gone', async () => {
  await open();
  await button('Delete Soups').click();
  const dialog = page.getByRole('dialog', { name: 'Delete Soups?' });
  await dialog.getByLabelText(/^Its \d+ dishes go to$/).selectOptions('Salads');
  const categories = startingCategories.filter(({ id }) => id !== 'soup');
  await answerApi(
    { call: 'DELETE /menu/categories/soup', ...outage },
    { call: list, json: { revision: 1, categories } },
  );
  await dialog.getByText('Delete and move').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Delete Soups')).not.toBeInTheDocument();
});

test('no category is said to have no dishes before the dishes are known', async () => {
  await answerApi(
    { call: list, json: { revision: 0, categories: startingCategories } },
    { call: 'GET /menu', ...outage },
  );
  queryClient.removeQueries({ queryKey: freshMenuQuery.queryKey });
  await openSite('/dashboard/categories', { as: ada });
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect.element(page.getByText('No dishes')).not.toBeInTheDocument();
});

test('while there are other changes, a category with dishes is not deleted', async () => {
  await open();
  await names.first().fill('Bowls');
  await button('Delete Soups').click();
  const first = 'Save or discard your other changes first: this is done at once.';
  await expect.element(page.getByRole('dialog').getByText(first)).toBeVisible();
});

test('two categories cannot have one name, and a load is a number', async () => {
  await open();
  await names.nth(1).fill('salads');
  await page.getByText('Color, plate and load').first().click();
  await page.getByLabelText('Load of a portion').first().fill('much');
  await save.click();
  await expect.element(page.getByText('Another category has this name.')).toBeVisible();
  await expect.element(page.getByText('The load is a whole number from 0 to 20.')).toBeVisible();
  expect(await callsTo(put)).toEqual([]);
});

test('the second of two editors keeps own changes, sees what is saved, and chooses', async () => {
  await open();
  await names.first().fill('Bowls');
  await names.nth(1).fill('Flatbreads');
  await answerApi({ call: put, isHeld: true });
  await save.click();
  await expect.poll(() => callsTo(put)).toHaveLength(1);
  // What is typed before the answer stays as well.
  await names.nth(2).fill('Broths');
  const theirs = [{ ...salads, name: 'Greens' }, pizzas, ...others];
  const message = 'Someone else has changed the categories.';
  const json = { code: 'CONFLICT', message, current: { revision: 3, categories: theirs } };
  await answerApi({ call: put, status: 409, json });
  const choice = page.getByRole('region', { name: 'Someone else changed the categories' });
  await expect.element(choice.getByRole('heading')).toHaveFocus();
  await expect.element(names.first()).toHaveValue('Bowls');
  await choice.getByText('Keep all of mine').click();
  await answerApi({ call: put, json: { revision: 4, categories: theirs } });
  await save.click();
  expect(await bodyOf(put)).toMatchObject({
    revision: 3,
    categories: [{ name: 'Bowls' }, { name: 'Flatbreads' }, { name: 'Broths' }, ...others.slice(1)],
  });
});

test('without a connection, what has the focus stays above Save, which then stands above the notice', async () => {
  await page.viewport(390, 844);
  await open();
  const spy = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => {
    spy.mockRestore();
    dispatchEvent(new Event('online'));
  });
  dispatchEvent(new Event('offline'));
  await expect.element(page.getByText(/^You're offline/)).toBeVisible();
  const kept = () => parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  const bar = () => save.element().parentElement?.getBoundingClientRect();
  await expect.poll(() => innerHeight - kept()).toBeLessThanOrEqual(bar()?.top ?? 0);
});
