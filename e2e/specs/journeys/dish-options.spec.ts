import { expect, test } from '../../harness/test.ts';

test('a dish that is newer than the build has a page', async ({ page, newDish }) => {
  const dish = await newDish({ name: 'Newest Stew' });
  await page.goto(`/dish/${dish._id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dish.name);
  await expect(page).toHaveTitle(`${dish.name} — Thymely`);
});
