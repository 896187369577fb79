import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { OptionGroup } from '@thymely/contract/options/endpoints';
import { orderingQuery } from '../../api/ordering.ts';
import { queryClient } from '../../api/query-client.ts';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { shareInSight, textsOf } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };
const link = page.getByRole('link', { name: dish.name, exact: true });
const sheet = page.getByRole('dialog', { name: dish.name });
const dialog = page.getByRole('dialog');
const address = () => location.pathname + location.search;

test("a card's name and picture link to the dish and open its sheet; Back and Escape close it and restore the focus", async () => {
  await openSite('/');
  await page.getByRole('link', { name: 'Order Now' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await page.getByRole('link', { name: 'Pizza', exact: true }).first().click();
  const before = address();
  const title = document.title;
  await expect.element(link).toHaveAttribute('href', `/dish/${dish.id}`);
  // The same link covers the picture.
  await page
    .getByRole('article')
    .filter({ hasText: dish.name })
    .click({ position: { x: 90, y: 60 } });
  await expect.element(sheet.getByRole('heading', { name: dish.name })).toBeVisible();
  expect(new URLSearchParams(location.search).get('dish')).toBe(dish.id);
  await expect.poll(() => document.title).toBe(`${dish.name} — Thymely`);
  history.back();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(address).toBe(before);
  await expect.poll(() => document.title).toBe(title);
  await expect.element(link).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.poll(address).toBe(before);
  await expect.element(link).toHaveFocus();
  // The sheet leaves nothing in the history.
  history.back();
  await expect.poll(address).toBe('/menu');
});

test('Back goes one dish at a time, and closing goes to the page at once', async () => {
  await page.viewport(390, 844);
  await openSite('/pizza');
  await link.click();
  const company = sheet.getByRole('region', { name: 'Goes well with' }).getByRole('link');
  await expect.element(company.first()).toBeVisible();
  expect(company.elements()).toHaveLength(2);
  const name = company.first().element().textContent;
  const second = page.getByRole('dialog', { name, exact: true });
  await company.first().click();
  // The sheet starts at its top, whatever the scroll position was before.
  await expect.element(second.getByRole('heading', { name, exact: true })).toHaveFocus();
  const picture = page.elementLocator(second.element().querySelector('img') ?? document.body);
  await expect.poll(() => shareInSight(picture)).toBe(1);
  history.back();
  await expect.element(sheet).toBeVisible();
  history.forward();
  await expect.element(second).toBeVisible();
  await second.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/pizza');
});

test("a visitor's login question is on top of the sheet, and Back closes only the question", async () => {
  await openSite(`/pizza?dish=${dish.id}`);
  await sheet.getByRole('button', { name: /^Add to Cart/ }).click();
  const question = page.getByRole('dialog', { name: 'Please login to order the food' });
  await expect
    .poll(() => shareInSight(question.getByRole('button', { name: 'Login now!' })))
    .toBe(1);
  history.back();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
  expect(address()).toBe(`/pizza?dish=${dish.id}`);
});

test('the login question returns the focus to its dish', async () => {
  await openSite('/menu');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const add = card.getByRole('button', { name: 'Add to Cart' });
  await expect.element(add).toBeVisible();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

const latte = {
  _id: 'latte',
  name: 'Asking Latte',
  category: 'drinks' as const,
  price: 4,
  recipe: 'Pour.',
  image: '/dish-art/1f372.webp',
  optionGroups: ['milk'],
};

const plain = { cents: 0, isDefault: false };
const oat = { id: 'oat', name: 'Oat', ...plain, allergens: [] };
const milk: OptionGroup = { _id: 'milk', name: 'Milk', min: 1, max: 1, choices: [oat] };

test('Add to Cart on a card opens the sheet of a dish with options that have to be answered', async () => {
  await answerApi(
    { call: 'GET /menu', json: [latte] },
    { call: 'GET /option-groups', json: [milk] },
  );
  await openSite('/menu?category=drinks');
  await page.getByRole('article').getByRole('button', { name: 'Add to Cart' }).click();
  const asking = page.getByRole('dialog', { name: latte.name });
  await expect.element(asking.getByRole('radio', { name: 'Oat' })).toBeVisible();
  history.back();
  await expect.element(asking).not.toBeInTheDocument();
});

test('a restaurant that accepts no notes asks for none', async () => {
  const note = page.getByRole('button', { name: 'Add a note for the kitchen' });
  await openSite('/menu?dish=four-cheeses');
  await expect.element(note).toBeVisible();
  const known = queryClient.getQueryData(orderingQuery.queryKey);
  await answerApi({ call: 'GET /ordering', json: { ...known, notes: false } });
  await queryClient.refetchQueries({ queryKey: orderingQuery.queryKey });
  await expect.element(page.getByRole('button', { name: /^Add to Cart \$/ })).toBeVisible();
  await expect.element(note).not.toBeInTheDocument();
});

test("'without' includes a dish's options, loaded once a filter is used; an undeclared choice is marked", async () => {
  const silent = { id: 'silent', name: 'House blend', ...plain };
  const cream = { id: 'cream', name: 'Cream', ...plain, allergens: ['milk' as const] };
  const dishOf = (name: string) => ({
    ...latte,
    _id: name,
    name: `Quibble ${name}`,
    allergens: [],
    optionGroups: [name],
  });
  const groupOf = (name: string, min: number, choices: OptionGroup['choices']) => ({
    ...milk,
    _id: name,
    min,
    choices,
  });
  const groups = [
    groupOf('Creamy', 0, [{ ...cream, isDefault: true }, oat]),
    groupOf('Silent', 1, [silent]),
    groupOf('Oaty', 1, [cream, oat, silent]),
  ];
  await answerApi(
    { call: 'GET /menu', json: groups.map(({ _id }) => dishOf(_id)) },
    { call: 'GET /option-groups', json: groups },
  );
  await openSite('/menu?q=quibble');
  const names = page.getByRole('article').getByRole('heading');
  await expect.poll(() => names.elements().length).toBe(3);
  expect(await callsTo('GET /option-groups')).toHaveLength(0);

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Milk' }).click();
  await expect.element(panel.getByText('1 dish without a declaration is hidden.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show 1 dish' }).click();
  await expect.poll(() => textsOf(names)).toEqual(['Quibble Oaty']);
  expect(await callsTo('GET /option-groups')).toHaveLength(1);

  await page.getByRole('link', { name: 'Quibble Oaty', exact: true }).click();
  const undeclared = page.getByRole('radio', { name: 'House blend Allergens not declared' });
  await expect.element(undeclared).toBeVisible();
  expect(page.getByRole('radio').elements()).toHaveLength(3);
  await expect.element(page.getByRole('radio', { name: 'Oat', exact: true })).toBeVisible();
});
