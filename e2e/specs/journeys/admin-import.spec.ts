import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { writeMenuCsv } from '@thymely/contract/menu/write-csv';
import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const header = '_id,name,category,price,recipe,image';

async function chooseCsv(page: Page, text: string | Buffer): Promise<void> {
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
      `,${word} new,pizza,12.5,Tomato.,/dish-art/1f355.webp`,
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
  expect(menu.map(({ name, price, recipe }) => ({ name, price, recipe }))).toEqual([
    { name: `${word} new`, price: 12.5, recipe: 'Tomato.' },
    { name: `${word} old`, price: 6.5, recipe: 'Leeks, and "cream".' },
  ]);
});

test('an import is taken back within the hour: new dishes go, changed ones are as before', async ({
  page,
  admin,
  newDish,
}) => {
  const word = `Regret${crypto.randomUUID().slice(0, 8)}`;
  const dish = await newDish({ name: `${word} old`, price: 5 });
  const fresh = Array.from({ length: 120 }, (_, n) => `,${word} ${n},soup,4,Hot.,`);
  await openAs(page, admin, '/dashboard/import-menu');
  await chooseCsv(
    page,
    [header, `${dish._id},${word} older,soup,6.5,Leeks.,/dish-art/1f372.webp`, ...fresh].join('\n'),
  );
  await page.getByRole('button', { name: 'Import 121 dishes' }).click();
  await expect(page.getByText('Import complete: 120 new, 1 changed.')).toBeVisible();
  const offer = page.getByRole('listitem').filter({ hasText: 'You imported 120 new dishes' });
  await expect(offer).toBeVisible();

  const { accessToken: token } = admin;
  const named = async () => {
    const menu = await callApi('listMenu', { token });
    return menu.filter(({ name }) => name.startsWith(word));
  };
  const edited = (await named()).find(({ name }) => name === `${word} 7`);
  const params = { id: edited?._id ?? '' };
  await callApi('updateMenuItem', { token, params, body: { price: 4.5 } });
  // Another device shows the same offer.
  await page.reload();
  await offer.getByRole('button', { name: 'Take it back' }).click();
  const question = page.getByRole('dialog', { name: 'Take back this import?' });
  await expect(question).toContainText('120 dishes will leave the menu, 1 dish will be as before.');
  await question.getByRole('button', { name: 'Take it back' }).click();
  await expect(
    page.getByText('The import was taken back: 119 dishes removed, 1 dish as before.'),
  ).toBeFocused();
  await expect(page.getByRole('listitem').filter({ hasText: `${word} 7` })).toContainText(
    'changed since the import',
  );
  expect((await named()).map(({ name, price }) => [name, price])).toEqual([
    [`${word} 7`, 4.5],
    [`${word} old`, 5],
  ]);
});

test('importing an export again changes nothing, even with formulas and quotes', async ({
  page,
  admin,
  newDish,
}) => {
  await newDish({ name: '=SUM(A1) "quoted", Stew', recipe: '+1\n-2, @home' });
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
});

test('a large file is imported in parts, in the order of its rows', async ({ page, admin }) => {
  const word = `Bulk${crypto.randomUUID().slice(0, 8)}`;
  const dishes = Array.from({ length: 250 }, (_, index) => ({
    _id: '',
    name: `${word} ${index + 1}`,
    category: 'popular' as const,
    price: 5 + index / 100,
    recipe: `Plate number ${index + 1}.`,
    image: '/dish-art/1f354.webp',
  })) satisfies MenuItem[];
  await openAs(page, admin, '/dashboard/import-menu');
  await chooseCsv(page, writeMenuCsv(dishes));
  await page.getByRole('button', { name: 'Import 250 dishes' }).click();
  await expect(page.getByText('Import complete: 250 new, 0 changed.')).toBeVisible({
    timeout: 30_000,
  });
  const { accessToken: token } = admin;
  const names = (await callApi('listMenu', { token })).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith(word))).toEqual(dishes.map(({ name }) => name));

  await page.getByRole('button', { name: 'Import another file' }).click();
  await chooseCsv(page, writeMenuCsv(dishes));
  await expect(
    page.getByText('Nothing to import: every row matches the menu already.'),
  ).toBeVisible();
});

test("an owner's own file comes in, and comes in again with other prices", async ({
  page,
  admin,
}) => {
  const word = `Eigen${crypto.randomUUID().slice(0, 8)}`;
  const fileWith = (price: string) =>
    Buffer.from(
      `Gericht;Gruppe;Preis;Text;Nr.\r\n${word} Crème;Vorspeisen;${price};Heiß.;7\r\n`,
      'latin1',
    );
  const dishes = async () => {
    const { accessToken: token } = admin;
    return (await callApi('listMenu', { token })).filter(({ name }) => name.startsWith(word));
  };
  await openAs(page, admin, '/dashboard/import-menu');
  await chooseCsv(page, fileWith('EUR 10,90'));
  await page.getByLabel('Gruppe').selectOption('Category');
  await page.getByLabel('Nr.').selectOption('Leave this column out');
  await page.getByLabel('Vorspeisen').selectOption('Salad');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText(/Read as Windows-1252/)).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('Import complete: 1 new, 0 changed.')).toBeVisible();
  const [first] = await dishes();
  expect(first).toMatchObject({
    name: `${word} Crème`,
    category: 'salad',
    price: 10.9,
    recipe: 'Heiß.',
    image: '/dish-art/plated/empty-salad.webp',
  });
  const plate = await page.request.get('/dish-art/plated/empty-salad.webp');
  expect(plate.headers()['content-type']).toBe('image/webp');

  await page.getByRole('button', { name: 'Import another file' }).click();
  await chooseCsv(page, fileWith('EUR 11,40'));
  await expect(row(page, `${word} Crème`)).toContainText('$10.90 becomes → $11.40');
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('Import complete: 0 new, 1 changed.')).toBeVisible();
  expect(await dishes()).toEqual([{ ...first, price: 11.4 }]);
});
