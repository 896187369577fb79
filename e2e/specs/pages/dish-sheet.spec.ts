import { open } from '../../harness/hydration.ts';
import { expect, test } from '../../harness/test.ts';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };

test('a sheet that a link opened directly leaves its history entry to the page below', async ({
  page,
}) => {
  await page.goto('/robots.txt');
  await page.goto(`/menu?category=pizza&dish=${dish.id}`);
  const sheet = page.getByRole('dialog', { name: dish.name });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/menu?category=pizza');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/robots.txt');
});

test('on a phone, presses change the menu as it was prerendered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/menu');
  // That is for browsers that are too old (old-browser.spec.ts).
  await expect(page.getByText('update your browser')).toBeHidden();
  await page.getByRole('link', { name: 'Pizza', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Pizzas');
  await page.getByRole('link', { name: dish.name }).click();
  await expect(page.getByRole('dialog', { name: dish.name })).toBeVisible();
});
