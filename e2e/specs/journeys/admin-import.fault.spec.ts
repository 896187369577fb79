import { writeMenuCsv } from '@thymely/contract/menu/write-csv';
import { callApi } from '../../harness/call-api.ts';
import { makePicture } from '../../harness/pictures.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('an interrupted import resumes where it stopped, and repeating it changes nothing', async ({
  page,
  problems,
  admin,
}) => {
  problems.expect('response: 503 POST /api/menu/import');
  const word = `Broken${crypto.randomUUID().slice(0, 8)}`;
  const file = writeMenuCsv(
    Array.from({ length: 110 }, (_, index) => ({
      _id: '',
      name: `${word} ${index + 1}`,
      category: 'drinks',
      price: 4,
      recipe: 'Ice and lemon.',
      image: '/dish-art/1f379.webp',
    })),
  );
  const choose = () =>
    page.getByLabel('Choose a CSV or Excel file').setInputFiles({
      name: 'menu.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(file),
    });
  await openAs(page, admin, '/dashboard/import-menu');
  await choose();
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

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose();
  await expect(
    page.getByText('Nothing to import: every row matches the menu already.'),
  ).toBeVisible();
  const { accessToken: token } = admin;
  const menu = await callApi('listMenu', { token });
  const imported = menu.filter(({ name }) => name.startsWith(word));
  expect(imported).toHaveLength(110);
});

test('an import copies linked pictures where their site allows it, and names the others', async ({
  page,
  problems,
  admin,
}) => {
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
  const word = `Old${crypto.randomUUID().slice(0, 8)}`;
  const rows = [
    `${word} open,pizza,9,Hot.,"${site.replace('https', 'http')}/open.png, ${site}/2.png"`,
    `${word} closed,pizza,9,Hot.,${site}/closed.png`,
    `${word} gone,pizza,9,Hot.,${site}/gone.png`,
  ];
  const choose = () =>
    page.getByLabel('Choose a CSV or Excel file').setInputFiles({
      name: 'menu.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,category,price,recipe,image', ...rows].join('\n')),
    });
  await openAs(page, admin, '/dashboard/import-menu');
  await choose();
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
  const menu = await callApi('listMenu', { token: admin.accessToken });
  const imageOf = (name: string) => menu.find((dish) => dish.name === `${word} ${name}`)?.image;
  expect(imageOf('open')).toMatch(/^\/api\/images\//);
  expect(imageOf('closed')).toBe(`${site}/closed.png`);
  expect(imageOf('gone')).toMatch(/^\/dish-art\/plated\/empty-/);

  await page.getByRole('button', { name: 'Import another file' }).click();
  await choose();
  await expect(
    page.getByText('Nothing to import: every row matches the menu already.'),
  ).toBeVisible();
  await page.goto('/dashboard/manage-items?without=own-picture');
  await expect(page.getByRole('row', { name: `${word} closed` })).toBeVisible();
});
