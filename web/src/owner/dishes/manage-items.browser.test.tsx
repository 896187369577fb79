import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi } from '../../../testing/api.ts';
import { boxOf, excessWidth } from '../../../testing/boxes.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { ada } from '../../../testing/people.ts';

test.each([768, 800, 1024])(
  'at %i px no name in the list of dishes is broken inside a word',
  async (width) => {
    await page.viewport(width, 900);
    await openSite('/dashboard/manage-items', { as: ada });
    const table = page.getByRole('table', { name: 'Menu items' });
    await expect.element(table.getByText('Watermelon, Feta & Mint')).toBeVisible();
    expect(brokenWords(table.element())).toEqual([]);
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetr';

test.each([768, 1024])(
  'at %i px a word of more than 44 letters makes no list scroll sideways',
  async (width) => {
    await page.viewport(width, 900);
    const dish = { _id: 'long', name: longWord, recipe: longWord, price: 8, category: 'soup' };
    await answerApi({
      call: 'GET /menu',
      json: [{ ...dish, image: '/dish-art/1f963.webp', resting: true, version: 'W/"v1"' }],
    });
    await openSite('/dashboard/manage-items', { as: ada });
    const table = page.getByRole('table', { name: 'Menu items' });
    await expect.element(table.getByText(longWord).first()).toBeVisible();
    expect(excessWidth()).toBeLessThanOrEqual(0);
  },
);

test('at 1280 px a row has 52 px, and the field for a price moves nothing', async () => {
  await page.viewport(1280, 900);
  await openSite('/dashboard/manage-items', { as: ada });
  const table = page.getByRole('table', { name: 'Menu items' });
  const portions = page.getByRole('button', { name: 'Portions of Garden Bowl with Halloumi' });
  await expect.element(portions).toBeVisible();
  const [, ...rows] = table.getByRole('row').all();
  expect(Math.max(...rows.map((row) => boxOf(row).height))).toBeLessThanOrEqual(56);
  const before = boxOf(portions);
  await page.getByRole('button', { name: /^Change the price of Ember Margherita/ }).click();
  await expect.element(page.getByLabelText('Price of Ember Margherita')).toHaveFocus();
  expect(boxOf(portions)).toEqual(before);
});

test.each([
  ['/dashboard/manage-items', 'GET /menu', 'Add a dish'],
  ['/dashboard/options', 'GET /option-groups', 'Add your first options'],
])('%s has one solid button while there is nothing on the list', async (path, call, name) => {
  await answerApi({ call, json: [] });
  await openSite(path, { as: ada });
  const solid = () => [...page.getByRole('main').element().querySelectorAll('.bg-leaf-700')];
  await expect.poll(() => solid().map(({ textContent }) => textContent)).toEqual([name]);
});
