import type { Locator, Page } from '@playwright/test';
import type { MenuItem } from '@thymely/contract/menu/endpoints';
import { callApi } from '../../harness/call-api.ts';
import { type Person, signUpDiner } from '../../harness/people.ts';
import { dismissAlert, openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

/** Puts a dish into a diner's cart, past the browser. */
async function fillCart({ accessToken: token }: Person, dish: MenuItem, quantity = 1) {
  const line = await callApi('addToCart', { token, body: { menuItemId: dish._id } });
  if (quantity > 1) {
    await callApi('setCartQuantity', { token, params: { id: line._id }, body: { quantity } });
  }
  return line;
}

function rowOf(page: Page, { name }: MenuItem): Locator {
  return page.getByRole('row').filter({ hasText: name });
}

test('the details name the diner and the sum, and lead to the checkout (spec 2.20, 2.21)', async ({
  page,
  newDish,
}) => {
  const nameless = await signUpDiner('');
  await fillCart(nameless, await newDish({ price: 0.1 }), 3);
  await openAs(page, nameless, '/cart-page');
  await expect(page.getByRole('heading', { name: 'Customer Details' })).toBeVisible();
  await expect(page.getByText('Name: None')).toBeVisible();
  await expect(page.getByText(`Email: ${nameless.email}`)).toBeVisible();
  await expect(page.getByText(`User ID: ${nameless.uid}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Shopping Details' })).toBeVisible();
  await expect(page.getByText('Total items: 1 · 3 portions')).toBeVisible();
  await expect(page.getByText('Total price: $0.30')).toBeVisible();
  await page.getByRole('button', { name: 'Procceed to Checkout' }).click();
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeFocused();
});

test('a dish that is no longer on the menu is not counted, and can be removed', async ({
  page,
  admin,
  diner,
  newDish,
}) => {
  const staying = await newDish({ name: 'Faithful Focaccia', price: 5 });
  const leaving = await newDish({ name: 'Passing Pie', price: 9 });
  await fillCart(diner, staying);
  await fillCart(diner, leaving);
  const { accessToken: token } = admin;
  await callApi('deleteMenuItem', { token, params: { id: leaving._id } });

  await openAs(page, diner, '/cart-page');
  const row = rowOf(page, leaving);
  await expect(row.getByText('No longer available')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Increase/ })).toBeDisabled();
  await expect(page.getByText('Total items: 2')).toBeVisible();
  await expect(page.getByText('Total price: $5.00')).toBeVisible();
  await row.getByRole('button', { name: `Delete ${leaving.name}` }).click();
  await page.getByRole('button', { name: 'Yes, delete it!' }).click();
  await dismissAlert(page, 'Deleted!');
  await expect(row).toHaveCount(0);
});

test('an empty cart offers four popular dishes, and one press begins the cart', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Headline Hash', category: 'popular', price: 8 });
  await openAs(page, diner, '/cart-page');
  await expect(page.getByText('Cart is empty. Please add products.')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Popular here' }).getByRole('article');
  await expect(cards).toHaveCount(4);
  await cards
    .filter({ hasText: dish.name })
    .getByRole('button', { name: 'Add to Cart' })
    .press('Enter');
  await expect(rowOf(page, dish)).toBeVisible();
  await expect(page.getByText('Total items: 1 · 1 portion')).toBeVisible();
  await expect(cards).toHaveCount(0);
  // The button that had the focus is gone, so the next stop is the first one in the cart.
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(`Quantity of ${dish.name}`, { exact: true })).toBeFocused();
});
