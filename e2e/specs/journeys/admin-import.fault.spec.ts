import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { writeMenuCsv } from '@thymely/contract/menu/write-csv';
import { callApi } from '../../harness/call-api.ts';
import { makePicture } from '../../harness/pictures.ts';
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

test('a file is checked, confirmed, imported and reported; an export changes nothing but for what was edited; linked pictures are copied where their site allows it; and an interrupted import resumes where it stopped', async ({
  page,
  problems,
  admin,
  newDish,
}) => {
  const { accessToken: token } = admin;
  const word = `Imported${crypto.randomUUID().slice(0, 8)}`;
  const ofWord = async () =>
    (await callApi('listMenu', { token })).filter(({ name }) => name.startsWith(word));
  const matchesAll = page.getByText('Nothing to import: every row matches the menu already.');
  const importAnother = page.getByRole('button', { name: 'Import another file' });
  const chooseAnother = page.getByRole('button', { name: 'Choose another file' });

  const old = await newDish({ name: `${word} old`, price: 5 });
  const formula = await newDish({
    name: '=SUM(A1) "quoted", Stew',
    recipe: '+1\n-2, @home',
    price: 1234.56,
  });
  await newDish({ name: "'=Guarded Stew", recipe: 'Ends with a quote"' });
  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import Menu' })).toBeFocused();
  await chooseCsv(
    page,
    [
      header,
      `${old._id},${word} old,soup,6.5,"Leeks, and ""cream"".",/dish-art/1f372.webp`,
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
  expect(await ofWord()).toMatchObject([
    { name: `${word} new`, price: 12.5, recipe: 'Tomato.', image: emptyPlate },
    { name: `${word} old`, price: 6.5, recipe: 'Leeks, and "cream".' },
  ]);
  const plate = await page.request.get(emptyPlate);
  expect(plate.headers()['content-type']).toBe('image/webp');

  // Importing an export again changes nothing, even with formulas and quotes.
  await importAnother.click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^thymely-menu-\d{4}-\d{2}-\d{2}\.csv$/);
  const file = await readFile(await download.path());
  expect(file.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect(file.toString()).toContain(`"'=SUM(A1) ""quoted"", Stew"`);
  await chooseCsv(page, file);
  await expect(matchesAll).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Error 0' })).toBeDisabled();

  // So does a workbook with everything.
  await chooseAnother.click();
  const downloadingAll = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const all = await downloadingAll;
  expect(all.suggestedFilename()).toMatch(/^thymely-menu-\d{4}-\d{2}-\d{2}\.xlsx$/);
  const workbook = await readFile(await all.path());
  await chooseCsv(page, workbook);
  await expect(
    page.getByText('Options, categories and the order of dishes match the menu already.'),
  ).toBeVisible();
  await expect(matchesAll).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0);

  // A price that was edited in it is the only change.
  await chooseAnother.click();
  await chooseCsv(page, withNumber(workbook, 1234.56, 987.65));
  await page.getByRole('button', { name: 'Changed 1' }).click();
  await expect(row(page, formula.name)).toContainText('$1,234.56 becomes → $987.65');
  await page.getByRole('button', { name: 'Import 1 dish' }).click();
  await expect(page.getByText('Import complete: 0 new, 1 changed.')).toBeVisible();
  expect(await callApi('getMenuItem', { params: { id: formula._id } })).toEqual({
    ...formula,
    price: 987.65,
  });

  // Linked pictures are copied where their site allows it, and the others are named.
  const site = 'https://pictures.test';
  problems.expect('has been blocked by CORS policy');
  problems.expect(`request: GET ${site}/closed.png`);
  problems.expect('response: 404 GET /gone.png');
  const { buffer: body } = await makePicture(page, { type: 'png', width: 60, height: 40 });
  const answers = {
    'open.png': { body, headers: { 'access-control-allow-origin': '*' } },
    'closed.png': { body, headers: { 'access-control-allow-origin': 'https://old.test' } },
    'gone.png': { status: 404, headers: { 'access-control-allow-origin': '*' } },
  };
  await page.route(`${site}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) as keyof typeof answers;
    return route.fulfill({ contentType: 'image/png', ...answers[name] });
  });
  const withPictures = [
    'name,category,price,recipe,image',
    `${word} open,pizza,9,Hot.,"${site.replace('https', 'http')}/open.png, ${site}/2.png"`,
    `${word} closed,pizza,9,Hot.,${site}/closed.png`,
    `${word} gone,pizza,9,Hot.,${site}/gone.png`,
  ].join('\n');
  await importAnother.click();
  await chooseCsv(page, withPictures);
  const pictures = page.getByRole('region', { name: 'Pictures on other sites' });
  await expect(pictures).toContainText('2 pictures are on other sites');
  await expect(pictures).toContainText('1 picture will be copied by the import.');
  const others = [
    `1 picture stays on its site, which does not allow copying: ${word} closed.`,
    `1 picture does not answer and is left out: ${word} gone.`,
  ];
  for (const sentence of others) await expect(pictures).toContainText(sentence);
  await page.getByRole('button', { name: 'Import 3 dishes' }).click();
  await expect(page.getByText('Import complete: 3 new, 0 changed.')).toBeVisible();
  await expect(pictures).toContainText('1 picture was copied.');
  for (const sentence of others) await expect(pictures).toContainText(sentence);
  const imported = await ofWord();
  const imageOf = (name: string) => imported.find((dish) => dish.name === `${word} ${name}`)?.image;
  expect(imageOf('open')).toMatch(/^\/api\/images\//);
  expect(imageOf('closed')).toBe(`${site}/closed.png`);
  expect(imageOf('gone')).toMatch(/^\/dish-art\/plated\/empty-/);
  await importAnother.click();
  await chooseCsv(page, withPictures);
  await expect(matchesAll).toBeVisible();

  // An interrupted import resumes where it stopped, and repeating it changes nothing.
  problems.expect('response: 503 POST /api/menu/import');
  const many = writeMenuCsv(
    Array.from({ length: 110 }, (_, index) => ({
      _id: '',
      name: `${word} ${index + 1}`,
      category: 'drinks',
      price: 4,
      recipe: 'Ice and lemon.',
      image: '/dish-art/1f379.webp',
    })),
  );
  await chooseAnother.click();
  await chooseCsv(page, many);
  await expect(page.getByRole('button', { name: 'Import 110 dishes' })).toBeVisible();
  let calls = 0;
  const json = { code: 'UNAVAILABLE', message: 'The kitchen is closed for a moment.' };
  await page.route('**/api/menu/import', async (route) => {
    calls += 1;
    await (calls === 2 ? route.fulfill({ status: 503, json }) : route.continue());
  });
  await page.getByRole('button', { name: 'Import 110 dishes' }).click();
  await expect(page.getByRole('alert')).toContainText(json.message);
  await expect(page.getByText('10 of 110 dishes saved')).toBeVisible();

  // Leaving now asks first, because a part of the file is not on the menu yet.
  await page.getByRole('link', { name: 'All Users' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Import complete: 110 new, 0 changed.')).toBeVisible();
  expect(calls).toBe(3);

  await importAnother.click();
  await chooseCsv(page, many);
  await expect(matchesAll).toBeVisible();
  expect(await ofWord()).toHaveLength(115);
});
