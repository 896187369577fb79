import { callApi } from '../../harness/call-api.ts';
import { makePicture } from '../../harness/pictures.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('photos come in at once: found by name or given by hand', async ({ page, admin }) => {
  const word = `Photo${crypto.randomUUID().slice(0, 8)}`;
  const { accessToken: token } = admin;
  const rows = Array.from({ length: 4 }, (_, n) => ({
    name: `${word} Café ${n + 1}a`,
    category: 'drinks',
    price: 4,
    recipe: 'Ice and lemon.',
  }));
  await callApi('importMenu', { token, body: { rows, dryRun: false } });

  await openAs(page, admin, '/dashboard/manage-items');
  await page.getByRole('link', { name: 'Add photos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add Photos' })).toBeFocused();
  const picture = await makePicture(page, { type: 'png', width: 64, height: 48 });
  const named = rows.slice(1).map((_, n) => ({ ...picture, name: `${word}-cafe-${n + 2}a.png` }));
  const files = [...named, { ...picture, name: '../x.png' }];
  await page.getByLabel('Choose photos').setInputFiles(files);
  await expect(page.getByText('4 photos: 3 with a dish, 1 needs a dish.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Dish of' }).first().fill(`${word} cafe 1A`);
  await page.getByRole('button', { name: 'Upload 4 photos' }).click();
  await expect(page.getByText('4 photos: 4 saved.')).toBeVisible({ timeout: 120_000 });

  const menu = await callApi('listMenu', { token });
  const shown = menu.filter(({ name }) => name.startsWith(word)).map(({ image }) => image);
  expect(shown).toHaveLength(4);
  expect(new Set(shown).size).toBe(4);
  for (const image of shown) expect(image).toMatch(/^\/api\/images\/[\w-]+$/);
});
