import { open } from '../../harness/hydration.ts';
import { expect, test } from '../../harness/test.ts';

const dish = { id: 'ember-margherita', name: 'Ember Margherita' };

test("a dish's name on its card is a link to its page that opens a sheet; Back closes it", async ({
  page,
}) => {
  await open(page, '/pizza');
  const card = page.getByRole('article').filter({ hasText: dish.name });
  const link = card.getByRole('link', { name: dish.name, exact: true });
  await expect(link).toHaveAttribute('href', `/dish/${dish.id}`);
  // The picture lies under the same link.
  await card.locator('img').first().click({ force: true });
  const sheet = page.getByRole('dialog', { name: dish.name });
  await expect(sheet.getByRole('heading', { name: dish.name })).toBeVisible();
  await expect(page).toHaveURL(`/pizza?dish=${dish.id}`);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL('/pizza');
  await expect(link).toBeFocused();
});
