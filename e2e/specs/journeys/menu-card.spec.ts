import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('the quantity of a dish is changed on its card, and the bar leads to the cart', async ({
  page,
  diner,
  newDish,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dish = await newDish({ name: 'Row Boat', price: 4.25 });
  await openAs(page, diner, '/menu');
  const bar = page.getByRole('complementary', { name: 'Your cart' });
  const row = page.getByRole('article').filter({ hasText: dish.name });
  await row.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(row.getByRole('button', { name: 'In cart' })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAccessibleName('1 dish View cart $4.25');
  await expect(row.getByRole('button', { name: 'In cart' })).toHaveCSS('padding-left', '0px');

  const less = row.getByRole('button', { name: `Decrease quantity of ${dish.name}` });
  await expect(less).toBeDisabled();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await row.getByRole('button', { name: `Increase quantity of ${dish.name}` }).click();
  await expect(row.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveText('2');
  await expect(bar.getByRole('link')).toHaveAccessibleName('1 dish View cart $8.50');
  expect((await saved).postDataJSON()).toEqual({ quantity: 2 });
  await expect(less).toBeEnabled();

  // The bar covers neither the end of the page nor the focused element.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const [end, top] = [await last.boundingBox(), await bar.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);

  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/cart-page');
  await expect(page.getByText('Total: $8.50').or(page.getByText('$8.50')).first()).toBeVisible();
  await expect(bar).toBeHidden();
});
