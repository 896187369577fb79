import { callApi } from '../../harness/call-api.ts';
import { openAs } from '../../harness/sign-in.ts';
import { expect, test } from '../../harness/test.ts';

test("the number of cart lines is a status outside the link's name", async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish({ name: 'Badge Broth' });
  await openAs(page, diner, '/menu');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const cart = navigation.getByRole('link', { name: 'Cart', exact: true });
  await expect(cart).toBeVisible();
  const badge = navigation.getByRole('status');
  await expect(badge).toHaveText('0 in your cart');
  // Screen readers hear the number; an empty cart shows none.
  const widthOfBadge = () => badge.evaluate((element) => element.getBoundingClientRect().width);
  expect(await widthOfBadge()).toBe(0);
  const card = page.getByRole('article').filter({ hasText: dish.name });
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(badge).toHaveText('1 in your cart');
  expect(await widthOfBadge()).toBeGreaterThan(15);
  await expect(cart).toHaveAccessibleName('Cart');
});

test('a diner without a name is called None in the cart (spec 2.20)', async ({
  page,
  diner,
  newDish,
}) => {
  const dish = await newDish();
  await callApi('addToCart', { token: diner.accessToken, body: { menuItemId: dish._id } });
  await openAs(page, diner, '/cart-page');
  const customer = page.getByRole('main');
  await expect(customer.getByText('Name: None')).toBeVisible();
  await expect(customer.getByText(`Email: ${diner.email}`)).toBeVisible();
  await expect(customer.getByText(diner.uid)).toBeVisible();
});
