import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';
import { withNumber } from '../../../web/testing/workbook.ts';

const header = '_id,name,category,price,recipe,image';
/** The picture of a new pizza without one. */
const emptyPlate = '/dish-art/plated/empty-pizza.webp';

async function chooseCsv(page: Page, text: string | Uint8Array): Promise<void> {
  await page.getByLabel('Choose a CSV or Excel file').setInputFiles({
    name: 'menu.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
}

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Rows in the file' }).getByRole('row').filter({ hasText: name });

test('a file is checked, confirmed, imported and reported', async ({ page, admin, newDish }) => {
  const word = `Imported${crypto.randomUUID().slice(0, 8)}`;
  const dish = await newDish({ name: `${word} old`, price: 5 });
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import Menu' })).toBeFocused();
  await chooseCsv(
    page,
    [
      header,
      `${dish._id},${word} old,soup,6.5,"Leeks, and ""cream"".",/dish-art/1f372.webp`,
      `,${word} new,pizza,12.5,Tomato.,`,
      `,${word} cheap,pizza,-1,Tomato.,/dish-art/1f355.webp`,
      `,${word} blank,pizza,,Tomato.,/dish-art/1f355.webp`,
      `no-such-dish,${word} lost,pizza,3,Tomato.,/dish-art/1f355.webp`,
    ].join('\r\n'),
  );
  await expect(
    page.getByText('Nothing has changed yet. Rows with errors will be skipped.'),
  ).toBeVisible();
  const tile = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(tile('Error 3')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, `${word} cheap`)).toContainText('Price must be a number');
  await expect(row(page, `${word} blank`)).toContainText('Price must be a number');
  await expect(row(page, `${word} lost`)).toContainText("This dish isn't on the menu.");
  await expect(row(page, `${word} new`)).toHaveCount(0);
  await tile('Error 3').click();
  await expect(row(page, `${word} new`)).toContainText('$12.50');
  await expect(row(page, `${word} old`)).toContainText('Changed');
  await expect(row(page, `${word} old`)).toContainText('$5.00 becomes → $6.50');

  await page.getByRole('button', { name: 'Import 2 dishes' }).click();
  await expect(page.getByText('Import complete: 1 new, 1 changed.')).toBeVisible();
  const { accessToken: token } = admin;
  const menu = (await callApi('listMenu', { token })).filter(({ name }) => name.startsWith(word));
  expect(menu).toMatchObject([
    { name: `${word} new`, price: 12.5, recipe: 'Tomato.', image: emptyPlate },
    { name: `${word} old`, price: 6.5, recipe: 'Leeks, and "cream".' },
  ]);
  const plate = await page.request.get(emptyPlate);
  expect(plate.headers()['content-type']).toBe('image/webp');
});

test('importing an export again changes nothing, even with formulas and quotes, but for what was edited', async ({
  page,
  admin,
  newDish,
}) => {
  const dish = await newDish({
    name: '=SUM(A1) "quoted", Stew',
    recipe: '+1\n-2, @home',
    price: 1234.56,
  });
  await newDish({ name: "'=Guarded Stew", recipe: 'Ends with a quote"' });
  await openAs(page, admin, '/dashboard/import-menu');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^thymely-menu-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(file.toString()).toContain(`"'=SUM(A1) ""quoted"", Stew"`);

  await chooseCsv(page, file);
  await expect(
    page.getByText('Nothing to import: every row matches the menu already.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Error 0' })).toBeDisabled();

  // So does a workbook with everything.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  const downloadingAll = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const all = await downloadingAll;
  expect(all.suggestedFilename()).toMatch(/^thymely-menu-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const workbook = await readFile(await all.path());
  await chooseCsv(page, workbook);
  await expect(
    page.getByText('Options, categories and the order of dishes match the menu already.'),
  ).toBeVisible();
  await expect(
    page.getByText('Nothing to import: every row matches the menu already.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);

  // A price that was edited in it is the only change.
  await page.getByRole('button', { name: 'Choose another file' }).click();
  await chooseCsv(page, withNumber(workbook, 1234.56, 987.65));
  await page.getByRole('button', { name: 'Changed 1' }).click();
  await expect(row(page, dish.name)).toContainText('$1,234.56 becomes → $987.65');
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('Import complete: 0 new, 1 changed.')).toBeVisible();
  await page.goto(`/${dish.category}`);
  await expect(page.getByRole('article').filter({ hasText: dish.name })).toContainText('$987.65');
});
