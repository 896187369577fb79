import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerApi, callsTo } from '../../../testing/api.ts';
import { boxOf, excessWidth, shareInSight } from '../../../testing/boxes.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

const soup = {
  _id: 'soup',
  name: 'Sorrel Soup',
  category: 'soup',
  price: 8,
  recipe: 'Sorrel, egg, cream and as much lemon as the season asks for, with bread.',
  image: '/dish-art/1f372.webp',
  version: 'W/"v1"',
};
const pie = { ...soup, _id: 'pie', name: 'Pumpkin Pie' };

const table = page.getByRole('table', { name: 'Menu items' });
const rowOf = (name: string) => table.getByRole('row').filter({ hasText: name });
const opener = page.getByRole('button', { name: 'Actions for Sorrel Soup' });
const sheet = page.getByRole('dialog', { name: 'Sorrel Soup' });

beforeEach(async () => {
  await page.viewport(390, 844);
});

test('on a phone, five whole dishes of the menu are on the first screen, each with picture, name, category and price', async () => {
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(rowOf('Ember Margherita')).toBeVisible();
  const [, ...rows] = table.getByRole('row').all();
  expect(rows.filter((row) => shareInSight(row) === 1).length).toBeGreaterThanOrEqual(5);
  const row = rowOf('Garden Bowl with Halloumi');
  await expect.element(row.getByText('Salad')).toBeVisible();
  await expect.element(row.getByText('$18.00')).toBeVisible();
  expect(row.element().querySelectorAll('img')).toHaveLength(1);
});

test.each([320, 390])('at %i px, a finger finds each control of a row', async (width) => {
  await page.viewport(width, 844);
  await answerApi({ call: 'GET /menu', json: [soup, pie] });
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(opener).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Select Sorrel Soup' }).element();
  const controls = [opener.element(), box.parentElement, link().element()];
  for (const control of controls) {
    const { width: wide = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
    expect(wide).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(42);
  }
  expect(excessWidth()).toBeLessThanOrEqual(0);
});

test('on a phone, a row without a limit has no button for portions, and one with a limit says what is left', async () => {
  await answerApi(
    { call: 'GET /menu', json: [soup, pie] },
    {
      call: 'GET /kitchen/portions',
      json: { day: '2026-03-01', portions: [{ dish: 'pie', left: 3 }] },
    },
  );
  await openSite('/dashboard/manage-items', { as: ada });
  await expect.element(rowOf('Pumpkin Pie').getByText('3 left')).toBeVisible();
  await expect
    .element(rowOf('Sorrel Soup').getByRole('button', { name: /Portions/ }))
    .not.toBeInTheDocument();
  const before = boxOf(rowOf('Sorrel Soup')).top;
  await opener.click();
  await expect
    .element(sheet.getByRole('button', { name: 'Portions of Sorrel Soup' }))
    .toHaveAccessibleDescription('Limit how many can be ordered');
  expect(boxOf(rowOf('Sorrel Soup')).top).toBe(before);
});

test('on a phone, the sheet of a dish has the whole recipe, and its form', async () => {
  await answerApi({ call: 'GET /menu', json: [soup, pie] }, { call: 'GET /menu/soup', json: soup });
  await openSite('/dashboard/manage-items', { as: ada });
  await opener.click();
  await expect.element(sheet.getByText(soup.recipe)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await sheet.getByRole('link', { name: 'Update Sorrel Soup' }).click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Sorrel Soup');
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await link().click();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Sorrel Soup');
});

test('on a phone, a dish rests from its sheet, which closes and returns the focus', async () => {
  await answerApi({ call: 'GET /menu', json: [soup, pie] });
  await openSite('/dashboard/manage-items', { as: ada });
  await opener.click();
  await answerApi({ call: 'PATCH /menu/soup', json: { ...soup, resting: true } });
  await sheet.getByRole('button', { name: 'Let Sorrel Soup rest' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(rowOf('Sorrel Soup').getByText('Resting')).toBeVisible();
  await expect.element(page.getByText("Sorrel Soup rests. Guests don't see it.")).toBeVisible();
  expect(await callsTo('PATCH')).toMatchObject([{ body: '{"resting":true}' }]);
});

test('on a phone, a dish is deleted from its sheet after a question', async () => {
  await answerApi(
    { call: 'GET /menu', json: [soup, pie] },
    { call: 'GET /menu/uses', json: { carts: 0, openOrders: 0, orders: [] } },
    { call: 'DELETE /menu/soup', json: { message: 'Gone.' } },
  );
  await openSite('/dashboard/manage-items', { as: ada });
  await opener.click();
  await sheet.getByRole('button', { name: 'Delete Sorrel Soup' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect.element(question).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await sheet.getByRole('button', { name: 'Delete Sorrel Soup' }).click();
  await answerApi({ call: 'GET /menu', json: [pie] });
  await question.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  await expect.element(rowOf('Sorrel Soup')).not.toBeInTheDocument();
});

function link() {
  return rowOf('Sorrel Soup').getByRole('link', { name: 'Update Sorrel Soup' });
}
