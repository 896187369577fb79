import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** From the press in the kitchen until a guest sees it. */
const soon = { timeout: 10_000 };

test('guests see within ten seconds that a dish is sold out, and that it is back', async ({
  page,
  diner,
  admin: { accessToken: token },
  newDish,
}) => {
  const { _id: dish, name } = await newDish({ name: 'Vanishing Vichyssoise', price: 9 });
  const other = await newDish({ name: 'Lasting Lentils', price: 4 });
  const sellOut = () =>
    callApi('markSoldOut', { token, params: { dish }, body: { until: 'next-opening' } });
  const bringBack = () => callApi('markAvailable', { token, params: { dish } });
  const add = (menuItemId: string) =>
    callApi('addToCart', { token: diner.accessToken, body: { menuItemId } });

  await openAs(page, diner, '/menu');
  const card = page.getByRole('article').filter({ hasText: name });
  const addButton = card.getByRole('button', { name: 'Add to Cart' });
  await expect(addButton).toBeEnabled();
  const { height } = (await card.boundingBox()) ?? {};
  await sellOut();
  await expect(card.getByText('Sold out today')).toBeVisible(soon);
  await expect(addButton).toBeDisabled();
  await expect(addButton).toHaveAccessibleDescription('Sold out today');
  await expect(card.locator('img').first()).toHaveCSS('filter', 'grayscale(1)');
  expect((await card.boundingBox())?.height).toBe(height);
  await addButton.click({ force: true });
  await expect(page.getByText('0 in your cart')).toBeAttached();

  await Promise.all([add(dish), add(other._id)]);
  await page.goto('/cart-page');
  const line = page.getByRole('row').filter({ hasText: name });
  await expect(line.getByText('Sold out today')).toBeVisible();
  const note = "One dish is sold out today. It isn't included in the total.";
  await expect(page.getByRole('status').filter({ hasText: note })).toBeVisible();
  await expect(page.getByText('Total price: $4.00')).toBeVisible();
  await bringBack();
  await expect(page.getByText('Total price: $13.00')).toBeVisible(soon);
  await expect(line.getByText('Sold out today')).toBeHidden();

  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await expect(page.getByText('$13.00').last()).toBeVisible();
  await sellOut();
  const problem = page.getByText("Sold out today. It isn't included in the total.");
  await expect(problem).toBeVisible(soon);
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});
