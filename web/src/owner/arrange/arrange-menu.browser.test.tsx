import { onlineManager } from '@tanstack/react-query';
import type { MenuOrder } from '@thymely/contract/menu/endpoints';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';
import { renewQuery } from '../../../testing/renew-query.ts';
import { menuOrderQuery } from '../../api/menu/menu-order.ts';
import { queryClient } from '../../api/query-client.ts';

const dishes = ['Cherry', 'Apple', 'Banana'].map((name, place) => ({
  _id: name.toLowerCase(),
  name,
  category: 'dessert',
  price: 5 - place,
  recipe: 'Fruit.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
}));

const get = 'GET /menu/order/dessert';
const put = 'PUT /menu/order/dessert';
const orderOf = (version: string, ...ids: string[]) => ({
  headers: { etag: `"${version}"` },
  json: { ids },
});
const changed = {
  status: 409,
  headers: { etag: '"v2"' },
  json: { code: 'CONFLICT', message: 'Someone else has arranged these dishes.', current: {} },
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('p')?.textContent);
const sent = async () =>
  (await callsTo(put)).map(({ headers, body }) => [
    headers['if-match'],
    (JSON.parse(body) as MenuOrder).ids,
  ]);

beforeEach(async () => {
  await answerApi(
    { call: 'GET /menu', json: dishes },
    { call: get, ...orderOf('v1') },
    { call: 'GET /menu/order/salad', ...orderOf('none') },
  );
  await openSite('/dashboard/arrange-menu?category=dessert', { as: ada });
  await expect.element(button('By price')).toBeEnabled();
});

test('on a phone, the chosen category can be read beside Undo', async () => {
  await page.viewport(360, 800);
  const { width } = page.getByLabelText('Category').element().getBoundingClientRect();
  expect(width).toBeGreaterThan(120);
});

test('dishes are moved and sorted, saved as one list, and put back as they were before', async () => {
  expect(names()).toEqual(['Cherry', 'Apple', 'Banana']);
  await button('By name').click();
  expect(names()).toEqual(['Apple', 'Banana', 'Cherry']);
  await button('By price').click();
  await button('Undo').click();
  await button('Move Cherry up').click();
  expect(names()).toEqual(['Apple', 'Cherry', 'Banana']);
  await answerApi({ call: put, ...orderOf('v2', 'apple', 'cherry', 'banana') });
  await button('Save').click();
  await expect.element(page.getByText('Saved. Guests see this order.')).toBeVisible();
  await answerApi({ call: put, ...orderOf('v1') });
  await button('Undo').click();
  await expect.poll(names).toEqual(['Cherry', 'Apple', 'Banana']);
  // Nobody had arranged them before.
  expect(await sent()).toEqual([
    ['"v1"', ['apple', 'cherry', 'banana']],
    ['"v2"', []],
  ]);
});

async function moveCherryToTheEnd(): Promise<void> {
  button('Move Cherry').element().focus();
  await userEvent.keyboard('{End}');
}

test('own moves go on top of an order that somebody else has saved, and are sent once more', async () => {
  await moveCherryToTheEnd();
  await answerApi({ call: put, ...changed }, { call: get, isHeld: true });
  await button('Save').click();
  await expect.poll(() => callsTo(get)).toHaveLength(2);
  await answerApi({ call: put, ...orderOf('v3', 'banana', 'cherry', 'apple') });
  await answerApi({ call: get, ...orderOf('v2', 'cherry', 'banana', 'apple') });
  await expect.element(page.getByText(/your moves are on top of theirs/)).toBeVisible();
  expect(names()).toEqual(['Banana', 'Cherry', 'Apple']);
  expect((await sent()).at(-1)).toEqual(['"v2"', ['banana', 'cherry', 'apple']]);
});

test('a move of a dish that is gone is left out, and the other moves are saved with a word', async () => {
  await button('By name').click();
  const message = '1 of these dishes is no longer in this category.';
  const json = { code: 'INVALID_REQUEST', message, fields: { ids: message } };
  await answerApi(
    { call: put, status: 400, json },
    { call: 'GET /menu', json: dishes.filter(({ name }) => name !== 'Apple') },
    { call: get, isHeld: true },
  );
  await button('Save').click();
  await expect.poll(() => callsTo(get)).toHaveLength(2);
  await answerApi({ call: put, ...orderOf('v2', 'banana', 'cherry') });
  await answerApi({ call: get, ...orderOf('v1') });
  await expect.element(page.getByText(/your moves are on top of theirs/)).toBeVisible();
  expect(names()).toEqual(['Banana', 'Cherry']);
  expect((await sent()).at(-1)).toEqual(['"v1"', ['banana', 'cherry']]);
});

test('what is moved while a save is on its way stays, and is saved next', async () => {
  await moveCherryToTheEnd();
  await answerApi({ call: put, isHeld: true });
  await button('Save').click();
  await button('Move Banana up').click();
  await answerApi({ call: put, ...orderOf('v2', 'apple', 'banana', 'cherry') });
  await expect.element(page.getByText('Not saved yet.')).toBeVisible();
  expect(names()).toEqual(['Banana', 'Apple', 'Cherry']);
  await answerApi({ call: put, ...orderOf('v3', 'banana', 'apple', 'cherry') });
  await button('Save').click();
  await expect.element(page.getByText('Saved. Guests see this order.')).toBeVisible();
  expect((await sent()).at(-1)).toEqual(['"v2"', ['banana', 'apple', 'cherry']]);
});

test('whoever meets a second change meanwhile says whose order stays', async () => {
  await moveCherryToTheEnd();
  const theirs = orderOf('v2', 'cherry', 'banana', 'apple');
  await answerApi({ call: put, ...changed }, { call: get, ...theirs });
  await button('Save').click();
  const question = page.getByRole('region', { name: /keeps changing this order/ });
  await expect.element(question.getByRole('heading')).toHaveFocus();
  expect(names()).toEqual(['Banana', 'Cherry', 'Apple']);
  expect(await callsTo(put)).toHaveLength(2);
  await answerApi({ call: put, ...orderOf('v3', 'banana', 'cherry', 'apple') });
  await question.getByRole('button', { name: 'Save mine' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect((await sent()).at(-1)).toEqual([undefined, ['banana', 'cherry', 'apple']]);
});

test('taking back what met a second change leaves their order, and the question is over', async () => {
  await moveCherryToTheEnd();
  const theirs = orderOf('v2', 'cherry', 'banana', 'apple');
  await answerApi({ call: put, ...changed }, { call: get, ...theirs });
  await button('Save').click();
  const question = page.getByRole('region', { name: /changing this order/ });
  await expect.element(question).toBeVisible();
  await button('Undo').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(names()).toEqual(['Cherry', 'Banana', 'Apple']);
});

test('an order that was asked for before a save, and comes after it, does not replace what was saved', async () => {
  await moveCherryToTheEnd();
  const { queryKey } = menuOrderQuery('dessert');
  await answerApi({ call: get, isHeld: true });
  void renewQuery(queryKey);
  await expect.poll(() => callsTo(get)).toHaveLength(2);
  await answerApi({ call: put, ...orderOf('v2', 'apple', 'banana', 'cherry') });
  await button('Save').click();
  await expect.element(page.getByText('Saved. Guests see this order.')).toBeVisible();
  await answerApi({ call: get, ...orderOf('v1') });
  await expect.poll(() => queryClient.isFetching({ queryKey })).toBe(0);
  expect(names()).toEqual(['Apple', 'Banana', 'Cherry']);
});

test('without a connection, their order is not waited for without a word', async () => {
  await moveCherryToTheEnd();
  await answerApi({ call: put, ...changed }, { call: get, ...orderOf('v2', 'cherry') });
  await button('Save').click();
  await expect.element(button('Take theirs')).toBeEnabled();
  await answerApi({ call: get, ...outage });
  onlineManager.setOnline(false);
  onTestFinished(() => {
    onlineManager.setOnline(true);
  });
  await button('Take theirs').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(outage.json.message);
});

test('an order that was not saved stays, and is not left without a question', async () => {
  button('Move Banana').element().focus();
  await userEvent.keyboard('{Home}');
  expect(names()).toEqual(['Banana', 'Cherry', 'Apple']);
  await answerApi({ call: put, ...outage });
  await button('Save').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(outage.json.message);
  const category = page.getByLabelText('Category');
  await category.selectOptions('Salads');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(names()).toEqual(['Banana', 'Cherry', 'Apple']);
  await expect.element(category).toHaveValue('dessert');
  await category.selectOptions('Salads');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('This category has no dishes.')).toBeVisible();
  expect(location.search).toBe('?category=salad');
});
