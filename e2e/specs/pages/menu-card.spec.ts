import { callApi } from '../../harness/call-api.ts';
import { sampleDish } from '../../harness/dishes.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test('the quantity of a dish is changed on its card, and the bar leads to the cart', async ({
  page,
  diner,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dish = await sampleDish();
  await openAs(page, diner, '/menu?q=ember');
  const bar = page.getByRole('complementary', { name: 'Your cart' });
  const row = page.getByRole('article').filter({ hasText: dish.name });
  await row.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(row.getByRole('button', { name: 'In cart' })).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAccessibleName('1 dish View cart $12.50');
  await expect(row.getByRole('button', { name: 'In cart' })).toHaveCSS('padding-left', '0px');

  const less = row.getByRole('button', { name: `Decrease quantity of ${dish.name}` });
  await expect(less).toBeDisabled();
  const saved = page.waitForRequest((request) => request.method() === 'PUT');
  await row.getByRole('button', { name: `Increase quantity of ${dish.name}` }).click();
  await expect(row.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveText('2');
  await expect(bar.getByRole('link')).toHaveAccessibleName('1 dish View cart $25.00');
  expect((await saved).postDataJSON()).toEqual({ quantity: 2 });
  await expect(less).toBeEnabled();

  // The bar covers neither the end of the page nor the focused element.
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const [end, top] = [await last.boundingBox(), await bar.boundingBox()];
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);

  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/cart-page');
  await expect(page.getByText('Total: $25.00').or(page.getByText('$25.00')).first()).toBeVisible();
  await expect(bar).toBeHidden();
});

test('without a connection, the notice of it takes the place of the bar that leads to the cart', async ({
  page,
  context,
  diner,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 844 });
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/menu');
  const bar = page.getByRole('complementary', { name: 'Your cart' });
  await expect(bar).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^You're offline\. This page stays as it is/)).toBeVisible();
  await expect(bar).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText("You're back online.")).toBeVisible();
  await expect(bar).toBeVisible();
});
