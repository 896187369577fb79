import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerApi, callsTo, outage } from '../../../../testing/api.ts';
import { excessWidth } from '../../../../testing/boxes.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { ada } from '../../../../testing/people.ts';

const soup = {
  _id: 'soup',
  name: 'Sorrel Soup',
  category: 'soup',
  price: 8,
  recipe: 'Sorrel, egg, cream.',
  image: '/dish-art/1f372.webp',
  version: '"s1"',
};
const sizes = [
  { id: 'slice', name: 'Slice', cents: 650 },
  { id: 'whole', name: 'Whole', cents: 2900 },
];
const pie = { ...soup, _id: 'pie', name: 'Pumpkin Pie', price: 6.5, sizes, version: '"p1"' };
const dialog = page.getByRole('dialog', { name: 'Prices of 2 dishes' });
const done = page.getByRole('dialog', { name: 'Prices changed' });

beforeEach(async () => {
  await page.viewport(360, 800);
  await answerApi({ call: 'GET /menu', json: [soup, pie] });
});

async function openPrices() {
  await openSite('/dashboard/manage-items', { as: ada });
  await page.getByRole('checkbox', { name: 'Select Sorrel Soup' }).click();
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await page.getByRole('button', { name: 'Change the prices of the selected dishes' }).click();
}

const sent = async () =>
  (await callsTo('POST /menu/prices')).map(({ body }) => (JSON.parse(body) as Sent).prices);
type Sent = { prices: unknown[] };

test('every price is shown before it changes, and one call changes all of them', async () => {
  await openPrices();
  await expect.element(dialog.getByLabelText('Change', { exact: true })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Change prices' }).click();
  await expect.element(dialog.getByText('Enter a percentage such as 4 or 2.5.')).toBeVisible();
  await expect.element(dialog.getByText('%', { exact: true })).toBeVisible();
  await dialog.getByLabelText('By percent').fill('10');
  await expect
    .element(dialog.getByRole('region', { name: 'New prices' }))
    .toHaveTextContent(
      'DishNowNewSorrel Soup$8.00→ $8.80Pumpkin Pie Slice$6.50→ $7.20Pumpkin Pie Whole$29.00→ $31.90',
    );
  await dialog.getByLabelText('Round').selectOptions('Ending in .90');
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('3 prices change, 0 without a change. Prices of options stay as they are.');
  expect(excessWidth()).toBeLessThanOrEqual(0);
  await answerApi({
    call: 'POST /menu/prices',
    json: {
      prices: [
        { _id: 'soup', outcome: 'changed', version: '"s2"' },
        { _id: 'pie', outcome: 'outdated', version: '"p2"' },
      ],
    },
  });
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
  await expect
    .element(
      done.getByText(
        '1 dish with a new price. Left, because someone else has just changed it: Pumpkin Pie.',
      ),
    )
    .toBeVisible();
  expect((await sent())[0]).toEqual([
    { _id: 'soup', version: '"s1"', price: 8.9 },
    {
      _id: 'pie',
      version: '"p1"',
      sizes: [
        { id: 'slice', cents: 690 },
        { id: 'whole', cents: 3190 },
      ],
    },
  ]);

  await answerApi({
    call: 'POST /menu/prices',
    json: { prices: [{ _id: 'soup', outcome: 'changed', version: '"s3"' }] },
  });
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('1 dish with the old price again.')).toBeVisible();
  expect((await sent()).at(-1)).toEqual([{ _id: 'soup', version: '"s2"', price: 8 }]);
});

test('when the call fails, the dialog says so and keeps what was chosen', async () => {
  await answerApi({ call: 'POST /menu/prices', ...outage });
  await openPrices();
  await dialog.getByLabelText('By percent').fill('5');
  await dialog.getByRole('button', { name: 'Change 3 prices' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(outage.json.message);
  await expect.element(dialog.getByLabelText('By percent')).toHaveValue('5');
});
