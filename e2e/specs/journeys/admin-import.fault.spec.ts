import { writeMenuCsv } from '@thymely/contract/menu/write-csv';
import { callApi } from '../../harness/call-api.ts';
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
