import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../../testing/api.ts';
import { excessWidth } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const soup = {
  _id: 'soup',
  name: 'Sorrel Soup',
  category: 'soup',
  price: 8,
  recipe: 'Sorrel, egg, cream.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
};
const pie = { ...soup, _id: 'pie', name: 'Pumpkin Pie' };
const orders = ['Dana', 'Ines', 'Omar', 'Bo', 'Grace', 'Ada'].map((name, at) => ({
  _id: name,
  number: 47 + at,
  name,
  dueAt: '2026-03-01T18:15:00.000Z',
}));
const question = page.getByRole('dialog', { name: 'Are you sure?' });
const remove = question.getByRole('button', { name: 'Yes, delete it!' });

async function dishesCounted() {
  const calls = await callsTo('GET /menu/uses');
  return calls.map(({ query }) => new URLSearchParams(query).get('dishes')?.split(',').sort());
}

beforeEach(async () => {
  await answerApi({ call: 'GET /menu', json: [soup, pie] });
  await page.viewport(360, 800);
});

test('the question says where the dish is, without moving a button', async () => {
  await answerApi({ call: 'GET /menu/uses', isHeld: true });
  await openSite('/dashboard/manage-items', { as: ada });
  await page.getByRole('button', { name: 'Actions for Sorrel Soup' }).click();
  await page.getByRole('button', { name: 'Delete Sorrel Soup' }).click();
  await expect.element(question.getByText("You won't be able to revert this!")).toBeVisible();
  await expect
    .poll(() => document.querySelector('[data-question] dialog')?.getAnimations())
    .toEqual([]);
  const before = remove.element().getBoundingClientRect().top;
  await answerApi({ call: 'GET /menu/uses', json: { carts: 3, openOrders: 12, orders } });
  await expect
    .element(question.getByRole('status'))
    .toHaveTextContent(
      'It is in 3 carts and in 12 open orders (#47 Dana, #48 Ines, #49 Omar, #50 Bo, #51 Grace, and 7 more).',
    );
  expect(remove.element().getBoundingClientRect().top).toBe(before);
  expect(excessWidth()).toBeLessThanOrEqual(0);
  expect(await dishesCounted()).toEqual([['soup']]);
});

test('selected dishes get options together, and are deleted together after a question that counts all of them in one call', async () => {
  await answerApi({ call: 'GET /menu/uses', json: { carts: 1, openOrders: 0, orders: [] } });
  await openSite('/dashboard/manage-items', { as: ada });
  await page.getByRole('checkbox', { name: 'Select Sorrel Soup' }).click();
  await page.getByRole('checkbox', { name: 'Select Pumpkin Pie' }).click();
  const bar = page.getByRole('region', { name: 'Selected dishes' });
  const optionGroups = ['pizza-extras'];
  await answerApi(
    { call: 'PATCH /menu/soup', json: { ...soup, optionGroups } },
    { call: 'PATCH /menu/pie', json: { ...pie, optionGroups } },
  );
  await bar.getByLabelText('Add options to the selected dishes').selectOptions('Extras');
  await expect.poll(() => callsTo('PATCH /menu')).toHaveLength(2);
  for (const { body } of await callsTo('PATCH /menu')) {
    expect(JSON.parse(body)).toEqual({ optionGroups });
  }

  await bar.getByRole('button', { name: 'Delete the selected dishes' }).click();
  await expect.element(question.getByRole('status')).toHaveTextContent('They are in 1 cart.');
  expect(await dishesCounted()).toEqual([['pie', 'soup']]);
  await expect.element(question.getByText('2 dishes')).toBeVisible();
  await answerApi(
    { call: 'DELETE /menu/soup', json: { message: 'Gone.' } },
    { call: 'DELETE /menu/pie', json: { message: 'Gone.' } },
    { call: 'GET /menu', json: [] },
  );
  await remove.click();
  await expect.poll(() => callsTo('DELETE /menu')).toHaveLength(2);
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Manage Items' })).toHaveFocus();
});

test('the question says that it does not know, and can be answered all the same', async () => {
  await answerApi({ call: 'GET /menu/uses', ...outage });
  await answerApi({ call: 'DELETE /menu/soup', json: { message: 'Gone.' } });
  await openSite('/dashboard/manage-items', { as: ada });
  await page.getByRole('button', { name: 'Actions for Sorrel Soup' }).click();
  await page.getByRole('button', { name: 'Delete Sorrel Soup' }).click();
  await expect
    .element(question.getByRole('status'))
    .toHaveTextContent("We couldn't find out whether carts or open orders have it.");
  await remove.click();
  await expect.element(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
});
