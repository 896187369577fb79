import { sampleDish } from '../../harness/dishes.ts';
import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

const disconnected = /request: .*net::ERR_INTERNET_DISCONNECTED/;

test('offline, the cart stays as it is and changes say why they fail', async ({
  page,
  context,
  problems,
  diner,
}) => {
  const dish = await sampleDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  const row = page.getByRole('row').filter({ hasText: dish.name });
  await expect(row).toBeVisible();
  problems.expect(disconnected);
  await context.setOffline(true);

  const noConnection = page.getByText("We couldn't reach the kitchen.");
  await row.getByRole('button', { name: /^Increase/ }).click();
  await expect(noConnection).toBeVisible();
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveValue('1');
  await expect(noConnection).toBeHidden();
  await row.getByRole('button', { name: `Delete ${dish.name}` }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await expect(noConnection).toBeVisible();
  await expect(row).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText("You're back online.")).toBeVisible();
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await row.getByRole('button', { name: /^Increase/ }).click();
  await saved;
  await page.reload();
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toHaveValue('2');
});
