import { expect, test } from '../../harness/test.ts';
import { open } from '../../harness/hydration.ts';

const plain = { cents: 0, isDefault: false };
const oat = { id: 'oat', name: 'Oat', ...plain, allergens: [] };
const silent = { id: 'silent', name: 'House blend', ...plain };
const cream = {
  id: 'cream',
  name: 'Cream',
  cents: 0,
  isDefault: true,
  allergens: ['milk' as const],
};

test("'without' includes a dish's options, loaded once a filter is used; an undeclared choice is marked", async ({
  page,
  newDish,
  newOptionGroup,
}) => {
  const group = async (min: number, choices: (typeof silent)[]) =>
    (await newOptionGroup({ name: 'Milk', min, max: 1, choices }))._id;
  const dish = async (name: string, optionGroup: string) =>
    newDish({ name: `Quibble ${name}`, allergens: [], optionGroups: [optionGroup] });
  await dish('Creamy', await group(0, [cream, oat]));
  await dish('Silent', await group(1, [silent]));
  await dish('Oaty', await group(1, [{ ...cream, isDefault: false }, oat, silent]));
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/option-groups') asked += 1;
  });
  const names = page.getByRole('article').getByRole('heading');
  await open(page, '/menu?q=quibble');
  await expect(names).toHaveCount(3);
  expect(asked).toBe(0);

  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await panel.getByRole('checkbox', { name: 'Milk' }).check();
  await expect(panel.getByText('1 dish without a declaration is hidden.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show 1 dish' }).click();
  await expect(names).toHaveText(['Quibble Oaty']);
  expect(asked).toBe(1);

  await page.getByRole('link', { name: 'Quibble Oaty', exact: true }).click();
  const radio = page.getByRole('radio');
  await expect(radio).toHaveCount(3);
  await expect(
    page.getByRole('radio', { name: 'House blend Allergens not declared' }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Oat', exact: true })).toBeVisible();
});
